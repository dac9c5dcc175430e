import {expect, it} from 'vitest';
import {hasRunningMeta, readLayoutMeta} from './layoutMeta.ts';

it.each([
  ['<Layout title="关于" description=\'说明\'>', {title: '关于', description: '说明'}],
  ["<Layout\n  title={'关于'}\n  description={`说明`}>", {title: '关于', description: '说明'}],
  ['<Layout title={`来自 ${siteConfig.title}`} description="说明">', {description: '说明'}],
  ['<Layout>', {}],
  ['<main/>', {}],
])('reads %s', (source, expected) => {
  expect(readLayoutMeta(`export default () => (${source}<p title="no"/></Layout>);`)).toEqual(
    expected,
  );
});

it.each([
  ['<Layout title={`来自 ${siteConfig.title}`}>', true],
  ['<Layout title="关于" description={siteConfig.tagline}>', true],
  ['<Layout title="关于" className={x}>', false],
  ['<main title={x}/>', false],
])('knows whether %s must run to tell', (source, expected) => {
  expect(
    hasRunningMeta(`export default () => (${source}</Layout>);`.replace('/></Layout>', '/>')),
  ).toBe(expected);
});

it.each([
  ["import Page from './server';\nexport default () => <Page />;", true],
  ["import Page from '@site/src/Page';\nexport default () => <Page />;", true],
  [
    'import Page from \'./server\';\nexport default () => <Layout title="关于"><Page /></Layout>;',
    false,
  ],
  ['import Link from \'@docusaurus/Link\';\nexport default () => <Link to="/" />;', false],
])('knows that a page which other modules make must run to tell: %s', (source, expected) => {
  expect(hasRunningMeta(source)).toBe(expected);
});
