import {expect, it} from 'vitest';
import {translateProperties} from './customStyles.ts';

it('gives the theme what a stylesheet of Docusaurus sets, in the mode it sets it for', () => {
  const css = `/* --ifm-color-primary: red */
:root {
  --ifm-color-primary: #2e8555;
  --ifm-color-primary-lightest: #3cad6e;
  --ifm-code-background: #eee;
}
[data-theme='dark'] { --ifm-color-primary: #25c2a0 }
.hero { color: red }`;
  expect(translateProperties(css)).toBe(`:root {
  --water: var(--ifm-color-primary);
  --code-bg: var(--ifm-code-background);
}
[data-theme='dark'] {
  --water: var(--ifm-color-primary);
}`);
});
