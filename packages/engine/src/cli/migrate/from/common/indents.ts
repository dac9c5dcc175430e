/** Writes two blanks for each tab that indents a line, as Hexo and Hugo read front matter: YAML refuses tabs there. `a:\n\tb: 1` → `a:\n  b: 1` */
export function spaceIndents(yaml: string): string {
  return yaml.replace(/^[ \t]+/gm, (indent) => indent.replaceAll('\t', '  '));
}
