type Messages = Readonly<Record<string, string>>;

/** Where code names a text for `translate` or `<Translate>`: `id: 'theme.a'`, `id="theme.a"`, `id={'theme.a'}`. */
const ASKED = /\bid(?:\s*:|=\{?)\s*(['"`])((?:theme|site)\.[\w.]+)\1/g;

/** Texts that a function of the theme gives, by its name. */
const BY_FUNCTION: Readonly<Record<string, string>> = {
  translateBlogAuthorsListPageTitle: 'theme.blog.authorsList.pageTitle',
  translateTagsPageTitle: 'theme.tags.tagsPageTitle',
};

/**
 * Picks the texts of the theme that components of a site ask for by their ids, or by a function that gives them, which stay in their code: what they say themselves is
 * English. Forms of a plural are parted as in Docusaurus, where components pick among them.
 * @param code of the site
 */
export function pickAskedTexts(messages: Messages, code: readonly string[]): Messages {
  const ids = code.flatMap((text) => [
    ...[...text.matchAll(ASKED)].map(([, , id = '']) => id),
    ...Object.entries(BY_FUNCTION).flatMap(([name, id]) => (text.includes(name) ? id : [])),
  ]);
  return Object.fromEntries(
    [...new Set(ids)]
      .filter((id) => Object.hasOwn(messages, id))
      .sort()
      .map((id) => [id, messages[id]!.replaceAll(/[¦‖]/g, '|')]),
  );
}
