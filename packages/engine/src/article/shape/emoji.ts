import {nameToEmoji} from 'gemoji';
import type {ElementContent, Root} from 'hast';
import {WRITTEN} from '../html/nodes.ts';

const CODE = /(?<![\w:])((?::[a-z0-9_+-]+:)+)(?![\w:])/g;

const MAY_HAVE_EMOJI = /:[a-z0-9_+-]+:/;

/** Puts the characters of codes like `:smile:` into the text of a tree. Code, times and `a:b:c` stay as they are; what was written is kept beside. */
export function replaceEmoji(root: Root): Root {
  const replace = (node: ElementContent): ElementContent => {
    if (node.type === 'text')
      return MAY_HAVE_EMOJI.test(node.value)
        ? {...node, value: toEmoji(node.value), data: {[WRITTEN]: node.value}}
        : node;
    if (
      node.type !== 'element' ||
      node.tagName === 'code' ||
      node.tagName === 'pre' ||
      node.tagName === 'kbd'
    )
      return node;
    return {...node, children: node.children.map(replace)};
  };
  return {...root, children: root.children.map((node) => replace(node as ElementContent))};
}

function toEmoji(text: string): string {
  return text.replace(CODE, (codes: string) =>
    codes.replace(/:([a-z0-9_+-]+):/g, (code, name: string) =>
      Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name]! : code,
    ),
  );
}
