import type {HastPluginEntry, MdastPluginEntry} from 'satteri';
import type {UnifiedEntry} from '../schema/unifiedEntry.ts';
import {arrayOf, valueThat, withDefault} from '../schema/schema.ts';

export type {UnifiedEntry};

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === false;

const isUnified = (value: unknown): boolean =>
  isNothing(value) ||
  typeof value === 'function' ||
  (Array.isArray(value) && typeof value[0] === 'function') ||
  (typeof value === 'object' && Array.isArray((value as {plugins?: unknown}).plugins));

/** Lists in lists may be so deep: one that holds itself has no end. */
const LEVELS = 20;

const isSatteri = (value: unknown, level = 0): boolean =>
  isNothing(value) ||
  typeof value === 'function' ||
  (Array.isArray(value) && level < LEVELS && value.every((inner) => isSatteri(inner, level + 1))) ||
  (typeof value === 'object' && typeof (value as {name?: unknown}).name === 'string');

/** Plugins of remark or rehype: functions, or `[plugin, options]`. */
export const unifiedPlugins = withDefault(
  arrayOf(
    valueThat<UnifiedEntry>(
      ['插件，或者“插件和选项”的列表', 'a plugin, or [plugin, options]'],
      isUnified,
    ),
  ),
  [],
);

/** Plugins of satteri for the tree of Markdown. */
export const mdastPlugins = withDefault(
  arrayOf(
    valueThat<MdastPluginEntry>(['satteri 的插件', 'a plugin of satteri'], (value) =>
      isSatteri(value),
    ),
  ),
  [],
);

/** Plugins of satteri for the tree of HTML. */
export const hastPlugins = withDefault(
  arrayOf(
    valueThat<HastPluginEntry>(['satteri 的插件', 'a plugin of satteri'], (value) =>
      isSatteri(value),
    ),
  ),
  [],
);
