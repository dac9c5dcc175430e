import {expect, it} from 'vitest';
import {readRules} from './cssRules.ts';
import {translateNotes} from './noteStyles.ts';

const translate = (css: string): string => translateNotes(readRules(css)).join('\n');

it('gives notes the ground, words and line of alerts, with room beside the words', () => {
  expect(
    translate(`.alert--info { --ifm-alert-background-color: #eef; --ifm-alert-border-color: blue;
      --ifm-alert-foreground-color: navy }`),
  ).toBe(`.note:where(.alert--info):not(._) {
  background: var(--ifm-alert-background-color);
  --c: var(--ifm-alert-foreground-color, var(--tok-plain));
  --ink: var(--ifm-alert-foreground-color, var(--tok-plain));
  --ink-2: var(--ifm-alert-foreground-color, var(--tok-plain));
}
.note:where(.alert--info) {
  padding: 1rem 1.25rem;
  border-radius: var(--ifm-alert-border-radius);
}
.note:where(.alert--info)::after {
  border-color: var(--ifm-alert-border-color);
  opacity: 1;
}`);
});

it('keeps the colours of the kinds where all have the same words', () => {
  const css = translate('.alert { --ifm-alert-foreground-color: navy }');
  expect(css).toContain('--ink: var(--ifm-alert-foreground-color');
  expect(css).not.toContain('--c:');
});

it('gives room to notes with a ground or edges that classes say', () => {
  const room = 'padding: 1rem 1.25rem';
  expect(translate('article .markdown .alert { border: 2px solid }')).toContain(room);
  expect(translate('.theme-admonition-tip { background: #efe }')).toContain(room);
  expect(translate('.alert { background: #efe; padding: 2rem }')).toBe('');
  expect(translate('.alert { border: none; color: red }')).toBe('');
});

it.each([
  '.alert a { background: red }',
  '.alert::before { background: red }',
  '.card { border: 1px solid }',
])('leaves %s', (css) => {
  expect(translate(css)).toBe('');
});
