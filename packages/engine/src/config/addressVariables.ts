import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {baseUrl} from './options/baseUrl.ts';
import {url} from './options/url.ts';
import {printValue} from './schema/schema.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Finds what is wrong with the variables that take the place of `url` and `baseUrl`: the file of the config has no line for it. */
export function checkAddressVariables(env: Environment): readonly Diagnostic[] {
  const variables = [
    {name: 'WUYA_URL', schema: url, find: findAddress},
    {name: 'WUYA_BASE_URL', schema: baseUrl, find: findPath},
  ];
  return variables.flatMap(({name, schema, find}) => {
    const value = env[name];
    if (!value || isSound(schema, value)) return [];
    const right = find(value);
    return createDiagnostic('CFG-017', {
      name,
      value: printValue(value),
      expected: schema.expects,
      ...(right !== undefined && {right}),
    });
  });
}

function isSound(schema: typeof url, value: string): boolean {
  let count = 0;
  schema.parse(value, '', () => count++);
  return count === 0;
}

/** Writes an address as variables, with the path in that of its own: `a.org/b` → `WUYA_URL=https://a.org WUYA_BASE_URL=/b`. */
function findAddress(value: string): string | undefined {
  const whole = /^https?:\/\//.test(value) ? value : `https://${value.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return undefined;
  const {origin, hostname, pathname} = new URL(whole);
  if (!/\.[a-z]{2,}$|^localhost$/.test(hostname)) return undefined;
  return `WUYA_URL=${origin}${pathname === '/' ? '' : ` WUYA_BASE_URL=${pathname}`}`;
}

/** Writes a path as the variable: that of an address, or what the shell of Git for Windows made a path of that system. */
function findPath(value: string): string | undefined {
  const path = URL.canParse(value)
    ? (/^https?:\/\/[^/]+(\/[^?#]*)$/.exec(value)?.[1] ?? /^[a-z]:.*\/Git\/(.+)$/i.exec(value)?.[1])
    : undefined;
  return path === undefined ? undefined : `WUYA_BASE_URL=${path}`;
}
