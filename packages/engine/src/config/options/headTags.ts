import {
  arrayOf,
  either,
  flag,
  type Infer,
  object,
  optional,
  recordOf,
  text,
  textThat,
  withDefault,
} from '../schema/schema.ts';

const NAMES = new Set('base link meta noscript script style'.split(' '));

const headTag = object({
  tagName: textThat(
    ['link、meta、script、style、noscript 或 base', 'link, meta, script, style, noscript or base'],
    (value) => NAMES.has(value),
  ),
  /** `true` is an attribute without a value, `false` none. */
  attributes: optional(recordOf(either((value) => typeof value === 'boolean', flag(), text()))),
  /** What is between the tags, as it is. */
  innerHTML: optional(text()),
});

/** A tag that is in the head of every page. */
export type HeadTag = Infer<typeof headTag>;

/**
 * `headTags`: tags for the head of every page, such as scripts that count readers, icons, styles of another host. The content
 * security policy allows the hosts that they name. Default: none.
 */
export const headTags = withDefault(arrayOf(headTag), []);
