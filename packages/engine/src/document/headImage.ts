import type {SiteConfig} from '../config/siteConfig.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {ReferencePage, ReferenceResolver} from '../routes/references.ts';

interface WithImage {
  readonly frontMatter: {readonly image?: string};
  readonly keyLines: ReadonlyMap<string, number>;
}

/** Whether front matter names a picture by its file, not by its address. */
export const isImageFile = (image: string): boolean => /^(?:\.{1,2}|@site)\//.test(image);

/**
 * Publishes the picture that a source's front matter names by its path, as those of its text are, and writes its address
 * into the front matter; a picture that is not found is left out and reported.
 */
export function publishHeadImage<T extends WithImage>(
  source: T,
  page: ReferencePage,
  {references, config}: {readonly references: ReferenceResolver; readonly config: SiteConfig},
): {source: T; diagnostics: readonly Diagnostic[]} {
  const {image, ...others} = source.frontMatter;
  if (image === undefined || !isImageFile(image)) return {source, diagnostics: []};
  const {attributes, diagnostic} = references.resolve(
    {
      kind: 'image',
      url: image,
      line: source.keyLines.get('image') ?? 1,
      column: 1,
      // Docusaurus looks for those alone that begin with `./`: another is a warning in its sites, as one of HTML is.
      ...(!image.startsWith('./') && {isHtml: true}),
    },
    page,
  );
  const src = / src="([^"]*)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&');
  const isFound = src !== undefined && !diagnostic;
  return {
    source: {
      ...source,
      frontMatter: {...others, ...(isFound && {image: `/${src.slice(config.baseUrl.length)}`})},
    },
    diagnostics: diagnostic ? [diagnostic] : [],
  };
}
