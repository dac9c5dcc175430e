import {Script} from 'node:vm';

const ENGINE_IMPORT =
  /^import\s*\{\s*defineConfig\s*\}\s*from\s*(?:'@wuya\/engine'|"@wuya\/engine")[^\S\n]*;?[^\S\n]*$/m;
const QUOTED_OR_COMMENT =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\$]|\\.|\$\{[\w.]+\})*`|\/\/[^\n]*|\/\*[^]*?\*\//g;

/**
 * What plain code has not: a `<` may begin types that read as a comparison in JavaScript, and what is left of quotes and
 * slashes belongs to a regular expression or to a text with values in it, which may hide anything.
 */
const UNPLAIN =
  /[<'"`/]|\b(?:import|from|require|module|exports|__dirname|__filename)\b|\bexport\b(?!\s+default\b)/;

/**
 * Gives the code of a configuration that imports the engine alone and has nothing of TypeScript; undefined for others.
 * @param engine address of the engine
 */
export function toPlainConfig(source: string, engine: string): string | undefined {
  const [found = ''] = ENGINE_IMPORT.exec(source) ?? [];
  const own = source.replace(found, '');
  if (UNPLAIN.test(own.replace(QUOTED_OR_COMMENT, ' ')) || !isJavaScript(own)) return undefined;
  return source.replace(
    found,
    () => found && `import {defineConfig} from ${JSON.stringify(engine)};`,
  );
}

/** Tells whether the code of a module without imports is read as JavaScript. Nothing is run. */
function isJavaScript(code: string): boolean {
  const body = code.replace(/\bexport\s+default\b/, 'return');
  try {
    return Boolean(new Script(`async () => {'use strict';${body}\n}`));
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
