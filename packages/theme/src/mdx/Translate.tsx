import type {ReactNode} from 'react';
import {useText} from '../context.tsx';
import {formatMessage} from '../messages/format.ts';
import type {MessageId} from '../messages/zh-CN.ts';

export interface TranslateProps {
  /** Id of a text in `messages` of the configuration; without one, the text stands between the tags. */
  readonly id?: string;
  readonly description?: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly children?: ReactNode;
}

/** A text of the site's own messages. */
export function Translate({id, values, children}: TranslateProps) {
  const text = useText();
  const found = id === undefined ? undefined : text(id as MessageId, values);
  if (found !== undefined && found !== id) return <>{found}</>;
  return <>{typeof children === 'string' ? formatMessage(children, values, 'zh-CN') : children}</>;
}

/** The message as it is written, with `{x}` filled in. */
export function translate({message = '', id = ''}: {readonly message?: string; readonly id?: string; readonly description?: string}, values?: Readonly<Record<string, string | number>>): string {
  return formatMessage(message || id, values, 'zh-CN');
}
