import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import type {Content} from '../../content/content.ts';
import type {Doc} from '../../content/docs/doc.ts';
import {listWrittenLinks} from '../../content/source/writtenLinks.ts';
import {createVault, type Vault} from '../../content/wiki/vault.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

interface FoundLink {
  readonly written: string;
  readonly place: Place;
}

/**
 * Names the first `[[link]]` to a note of a site that has not turned such links on: it is shown as it is written, unless a plugin of the
 * site reads it.
 */
export function findWikiLinksOff(
  {file, config}: LoadedConfig,
  {docs}: Pick<Content, 'docs'>,
): Diagnostic[] {
  const suspects = docs.filter(({signs}) => signs.wikiLinks);
  if (config.markdown.wikiLinks || isForeignConfig(file) || suspects.length === 0) return [];
  if (hasPlugins(config)) return [];
  const vault = createVault(
    docs.map(({source, title, frontMatter}) => ({
      path: source.path,
      names: [title, ...(frontMatter.aliases ?? [])],
    })),
  );
  const [first, ...more] = suspects.flatMap((doc) => listLinks(doc, vault));
  return first === undefined
    ? []
    : [
        createDiagnostic(
          'LN-061',
          {written: first.written, more: more.length},
          {place: first.place},
        ),
      ];
}

function hasPlugins({markdown, docs}: LoadedConfig['config']): boolean {
  const {mdastPlugins, hastPlugins} = markdown;
  const unified = [markdown, ...docs].flatMap((one) => [one.remarkPlugins, one.rehypePlugins]);
  return [mdastPlugins, hastPlugins, ...unified].some(({length}) => length > 0);
}

function listLinks({source, body, bodyLine}: Doc, vault: Vault): FoundLink[] {
  return listWrittenLinks(body)
    .filter(
      ({isEmbed, name}) =>
        (isEmbed && PICTURE.test(name)) || vault.find(name, source.path) !== undefined,
    )
    .map(({written, line, column}) => ({
      written,
      place: {file: source.path, line: bodyLine + line - 1, column},
    }));
}
