import {createDiagnostic} from '../../errors/diagnostic.ts';
import type {Words} from '../../errors/language.ts';
import {printValue, type Schema} from '../schema/schema.ts';

const EXPECTED: Words = [
  "不带路径的完整地址，例如 'https://example.com'",
  "an absolute address without a path, like 'https://example.com'",
];

/** Tells whether a text is the whole address of something on the web. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}

/** Tells whether a text is the address of a service: on a host of its own, or below the site. */
export function isServiceAddress(value: string): boolean {
  return /^(?:https?:\/)?\/\S*$/.test(value) && URL.canParse(value, 'https://x');
}

/** `url`: origin of the published site, without a sub-path (that is `baseUrl`). Required. */
export const url: Schema<string> = {
  expects: EXPECTED,
  isRequired: true,
  parse(value, path, report) {
    const parsed = typeof value === 'string' && isHttpUrl(value) ? new URL(value) : undefined;
    if (!parsed) {
      const right = withScheme(value);
      report(
        path,
        createDiagnostic('CFG-002', {
          path,
          expected: EXPECTED,
          value: printValue(value),
          ...(right !== undefined && {right}),
        }),
      );
      return 'http://localhost';
    }
    const subPath = parsed.pathname + parsed.search + parsed.hash;
    if (subPath !== '/')
      report(
        path,
        createDiagnostic('CFG-003', {value: value as string, origin: parsed.origin, subPath}),
      );
    return parsed.origin;
  },
};

/** Writes the address that a name of a host means, as code: `example.com` → `'https://example.com'`; undefined for what is none. */
function withScheme(value: unknown): string | undefined {
  const [, host] =
    (typeof value === 'string' &&
      /^(?:\/\/|https?:\/?(?!\/))?([a-z\d.-]+\.[a-z]{2,}(?::\d+)?)\/?$/i.exec(value)) ||
    [];
  return host === undefined ? undefined : `'https://${host}'`;
}
