/** As Node says it: in the second form where something else, a map of sources, prints its stacks. */
const NOT_FOUND =
  /^(?:Named export '[^']*' not found\. )?The requested module '([^']+)' (?:is a CommonJS module|does not provide an export named)/;

/**
 * Takes the names that a module imports from one of CommonJS out of all that this exports, where Node reads none of them from its code:
 * Docusaurus loads such modules by `require`. Undefined for another error.
 * @param code as the bundler prints it: a statement a line
 * @param error what running the code has thrown
 * @example `import a, {b as c} from 'd';` → `import a from 'd'; const {b: c} = a;`
 */
export function takeCommonJsNames(code: string, error: unknown): string | undefined {
  const from = error instanceof SyntaxError ? NOT_FOUND.exec(error.message)?.[1] : undefined;
  if (from === undefined) return undefined;
  let count = 0;
  const taken = code.replaceAll(
    /^import (?:([\w$]+), )?\{([^{}]*)\} from (["'])(.+)\3;$/gm,
    // oxlint-disable-next-line max-params -- `replaceAll` gives groups by position
    (statement, whole: string | undefined, names: string, quote: string, module: string) => {
      if (module !== from) return statement;
      const name = whole ?? `__names${count++}`;
      const parts = names.replaceAll(' as ', ': ');
      return `import ${name} from ${quote}${from}${quote}; const {${parts}} = ${name};`;
    },
  );
  return taken === code ? undefined : taken;
}
