import {expect, it} from 'vitest';
import type {Schema} from '../../src/config/schema/schema.ts';
import {siteConfigSchema} from '../../src/config/siteConfig.ts';
import {POST_FIELDS} from '../../src/content/blog/postFrontMatter.ts';
import {DOC_FIELDS, readDocFrontMatter} from '../../src/content/docs/docFrontMatter.ts';
import type {FieldReader} from '../../src/content/frontmatter/fields.ts';
import {parseFrontMatter} from '../../src/content/frontmatter/frontMatter.ts';
import {PAGE_FIELDS} from '../../src/content/pages/page.ts';
import type {Diagnostic} from '../../src/errors/diagnostic.ts';
import {printProblem} from '../helpers/site.ts';

const SCRIPT = 'javascript:alert(1)';

/** The codes that a value brings at each place of a schema where it is taken for text, by the place's path. */
function codesAt(schema: Schema<unknown>, path = ''): [string, string][] {
  const {parts} = schema;
  if (parts?.kind === 'object')
    return Object.entries(parts.fields).flatMap(([key, inner]) =>
      codesAt(inner, path ? `${path}.${key}` : key),
    );
  if (parts?.kind === 'list' || parts?.kind === 'record') return codesAt(parts.item, `${path}[]`);
  if (parts?.kind === 'either') return parts.of.flatMap((one) => codesAt(one, path));
  if (parts) return [];
  const found: Diagnostic[] = [];
  schema.parse(SCRIPT, path, (_, diagnostic) => found.push(diagnostic));
  return found.some(({code}) => code !== 'LN-054')
    ? []
    : [[path, found.map(({code}) => code).join()]];
}

/** Names of options and front matter that are text, and never be where an address does. Who adds one says so here. */
const PLAIN = `
  apiKey appId author authorTitle author_title className column copyright description displayed_sidebar docId docsPluginId end id label latin
  pagination_label pagination_next pagination_prev sidebar_class_name sidebar_key sidebar_label sidebarId slug start tagline
  taglineSource title title_meta titleDelimiter blogDescription blogSidebarTitle blogTitle wrapperClassName
  attributes category content customFields externalUrl indexName innerHTML legal line locale messages query searchParameters synonyms value versions
  commands font masks comments.categoryId comments.repoId comments.server comments.site contentSecurityPolicy lastVersion onlyIncludeVersions
  images.remote navbar.items activeBasePath activeBaseRegex archiveBasePath authorsBasePath authorsMapPath exclude from include pageBasePath path routeBasePath
  redirects.to search.provider.replacePathname.to sidebarPath staticDirectories staticDotfiles tags tagsBasePath
`
  .trim()
  .split(/\s+/);

const ADDRESSES = `
  authorImageURL authorURL author_image_url author_url baseUrl custom_edit_url customCss editUrl favicon feedback href image logo.src logo.srcDark
  logo.wordmark to
`
  .trim()
  .split(/\s+/);

const names = (paths: readonly string[], known: readonly string[]) =>
  paths.filter((path) => !known.some((one) => `.${path}`.replaceAll('[]', '').endsWith(`.${one}`)));

it('every option is an address, which runs no script, or is none', () => {
  const all = codesAt(siteConfigSchema);
  const plain = all.filter(([, codes]) => codes === '').map(([path]) => path);
  const addresses = all.filter(([, codes]) => codes === 'LN-054').map(([path]) => path);
  expect(names(plain, PLAIN).join(' ')).toBe('');
  expect(names(addresses, ADDRESSES).join(' ')).toBe('');
  expect(addresses.length).toBeGreaterThan(15);
});

it.each([
  ['a note', DOC_FIELDS],
  ['a post', POST_FIELDS],
  ['a page', PAGE_FIELDS],
] as const)('so is every text of the front matter of %s', (_, fields) => {
  const texts = Object.entries<FieldReader<unknown>>(fields).filter(
    ([, field]) => field.read(SCRIPT) === SCRIPT,
  );
  const plain = texts.filter(([, {isAddress}]) => !isAddress).map(([key]) => key);
  const addresses = texts.filter(([, {isAddress}]) => isAddress).map(([key]) => key);
  expect(names(plain, PLAIN).join(' ')).toBe('');
  expect(names(addresses, ADDRESSES).join(' ')).toBe('');
  expect(addresses).toContain('image');
});

it('an address of the front matter that runs a script is an error at its line, and left out', () => {
  const frontMatter = parseFrontMatter(
    '---\ntitle: x\ncustom_edit_url: " java\\tscript:alert(1)"\n---\n',
    'notes/x.md',
  );
  const {values, diagnostics} = readDocFrontMatter(frontMatter, 'notes/x.md');
  expect(values).toEqual({title: 'x'});
  expect(diagnostics.map(printProblem)).toEqual(['error LN-054 notes/x.md:3:1']);
});
