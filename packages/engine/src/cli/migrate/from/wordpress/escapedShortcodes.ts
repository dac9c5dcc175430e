/**
 * Leaves out the shortcodes around pictures and films, which were escaped as a post became Markdown, and marks where a list ends:
 * `\[caption id="a"\]![](a.png) 字\[/caption\]` → `![](a.png) 字`
 */
export const rewriteShortcodes = (body: string): string =>
  body
    .replace(/\\?\[\/?(?:caption|embed)\b[^\]\n]{0,300}\]/g, '')
    .replace(/^<!--\s*more\b[^>]{0,200}-->$/gm, '<!-- truncate -->');
