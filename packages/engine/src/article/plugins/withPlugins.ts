import type {Root} from 'hast';
import {runOwnCode} from '../../errors/ownCode.ts';
import type {PluginInput, PluginResult} from './runPlugins.ts';

const UNTOUCHED: PluginResult = {root: undefined, diagnostics: []};

/** Parses a note with the author's plugins to the tree that they make; none when there are no plugins, or one failed. */
export async function parseWith(lane: PluginInput | undefined): Promise<PluginResult> {
  return lane
    ? runOwnCode(lane.file, async () => (await import('./runPlugins.ts')).parseWithPlugins(lane))
    : UNTOUCHED;
}

/** Runs the author's plugins that come once all HTML is elements. */
export async function transformWith(
  root: Root,
  lane: PluginInput | undefined,
): Promise<PluginResult> {
  return lane?.plugins.rehype.some(Boolean)
    ? runOwnCode(lane.file, async () => (await import('./runPlugins.ts')).transformHtml(root, lane))
    : UNTOUCHED;
}
