import {isPlainObject} from '../../schema/plainObject.ts';
import {toName, toText, toValues, type Values} from '../common/notes.ts';
import {toTagAttributes} from '../common/tagAttributes.ts';

/** What may be in a head and moves nothing where it is there instead of in the body. */
const IN_HEAD = /^(?:base|link|meta|script|style)$/;

/**
 * Converts the tags that a plugin puts into every page → `headTags`. What it puts into the body is taken as far as it is
 * scripts: those with an address wait for the page, as they did at its end.
 */
export function toPluginTags(injected: unknown): Values[] {
  const {headTags, preBodyTags, postBodyTags} = toValues(injected);
  return [
    ...toTags(headTags),
    ...[...toTags(preBodyTags), ...toTags(postBodyTags)]
      .filter(({tagName}) => tagName === 'script')
      .map(waiting),
  ];
}

function toTags(written: unknown): Values[] {
  return [written].flat().flatMap((tag) => {
    const values = typeof tag === 'string' ? parseTags(tag) : isPlainObject(tag) ? [tag] : [];
    return values.flatMap(({tagName, attributes, innerHTML}) =>
      IN_HEAD.test(toName(tagName))
        ? [
            {
              tagName,
              attributes: toPrintable(toTagAttributes(toValues(attributes))),
              ...(innerHTML !== undefined && {innerHTML: toText(innerHTML) ?? innerHTML}),
            },
          ]
        : [],
    );
  });
}

/** Leaves out what no attribute can be. */
const toPrintable = (attributes: Values): Values =>
  Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => ['string', 'boolean'].includes(typeof value)),
  );

function waiting(tag: Values): Values {
  const attributes = toValues(tag['attributes']);
  const waits = ['async', 'defer', 'type'].some((name) => attributes[name] !== undefined);
  return attributes['src'] === undefined || waits
    ? tag
    : {...tag, attributes: {...attributes, defer: true}};
}

/** Reads tags that are written as HTML: `<script async src="/a.js"></script>`. */
function parseTags(html: string): Values[] {
  const tags = /<(script|style)\b([^>]*)>([^]*?)<\/\1>|<(link|meta|base)\b([^>]*)>/gi;
  return [...html.matchAll(tags)].map(
    ([, paired, pairedAttributes, innerHTML, alone, aloneAttributes]) => ({
      tagName: (paired ?? alone ?? '').toLowerCase(),
      attributes: parseAttributes(pairedAttributes ?? aloneAttributes ?? ''),
      ...(innerHTML?.trim() && {innerHTML}),
    }),
  );
}

function parseAttributes(text: string): Values {
  const attributes = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>/]+)))?/g;
  return Object.fromEntries(
    [...text.matchAll(attributes)].map(([, name = '', double, single, plain]) => [
      name,
      double ?? single ?? plain ?? true,
    ]),
  );
}
