import {escapePattern} from '../../config/schema/escapePattern.ts';

const IMPORT = /\bimport\s+([\w$]+)\s+from\s+['"]@theme\/ThemeContext['"]/;

/**
 * Calls a hook where a component asks the context of Docusaurus' theme, as until its version 2 it was asked for light and dark: pages here have no
 * provider of it. The module answers with the hook.
 * @example `useContext(ThemeContext)` → `ThemeContext()`
 */
export function askThemeContext(code: string): string {
  const local = code.includes('@theme/ThemeContext') ? IMPORT.exec(code)?.[1] : undefined;
  if (local === undefined) return code;
  const ask = new RegExp(
    `\\b(?:React\\.)?useContext(?:<[^<>()]*>)?\\(\\s*${escapePattern(local)}\\s*\\)`,
    'g',
  );
  return code.replace(ask, () => `${local}()`);
}
