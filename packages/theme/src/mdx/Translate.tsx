import {createElement, Fragment, type ReactNode} from 'react';
import {useText} from '../base/context.tsx';
import {formatMessage, formatRich, type MessageParams} from '../messages/format.ts';
import type {MessageId} from '../messages/zh-CN.ts';
import {ownTexts} from './ownTexts.ts';

export interface TranslateProps {
  /** Id of a text in `messages` of the configuration or in `code.json`; without one, the text between the tags is its own id. */
  readonly id?: string;
  readonly description?: string;
  /** What is in the place of `{x}`, elements too: `values={{link: <a href="/a/">甲</a>}}`. */
  readonly values?: Readonly<Record<string, ReactNode>>;
  readonly children?: ReactNode;
}

/** A text of the site by its id; what is between the tags where there is none. */
export function Translate({id, values = {}, children}: TranslateProps) {
  const text = useText();
  const key = id ?? (typeof children === 'string' ? children : undefined);
  const own = findOwnText(key);
  if (own !== undefined) return <>{fill(own, values)}</>;
  // Those of the theme are asked for by numbers and words alone.
  const found = id === undefined ? undefined : text(id as MessageId, values as MessageParams);
  if (found !== undefined && found !== id) return <>{found}</>;
  return <>{typeof children === 'string' ? fill(children, values) : children}</>;
}

/** Fills `{x}` in a text; only where elements are among the values it falls into parts. */
export function fill(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  return Object.values(values).some((value) => typeof value === 'object')
    ? createElement(Fragment, null, ...formatRich(text, values)) // each in its place: keys are not needed
    : formatMessage(text, values as MessageParams, 'zh-CN');
}

/** Translates texts of attributes and code: the text by id, else the message as it is written, with `{x}` filled in. */
export function translate(
  {
    message = '',
    id = '',
  }: {readonly message?: string; readonly id?: string; readonly description?: string},
  values?: Readonly<Record<string, string | number>>,
): string {
  return formatMessage(findOwnText(id || message) ?? (message || id), values, 'zh-CN');
}

function findOwnText(id: string | undefined): string | undefined {
  return id !== undefined && Object.hasOwn(ownTexts, id) ? ownTexts[id] : undefined;
}
