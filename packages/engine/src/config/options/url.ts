import {createDiagnostic} from '../../errors/diagnostic.ts';
import {printValue, type Schema} from '../schema.ts';

const EXPECTED = "an absolute address without a path, like 'https://example.com'";

/** `url`: origin of the published site, without a sub-path (that is `baseUrl`). Required. */
export const url: Schema<string> = {
  expects: EXPECTED,
  isRequired: true,
  parse(value, path, report) {
    const parsed = typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value) ? new URL(value) : undefined;
    if (!parsed) {
      report(path, createDiagnostic('CFG-002', {path, expected: EXPECTED, value: printValue(value)}));
      return 'http://localhost';
    }
    const subPath = parsed.pathname + parsed.search + parsed.hash;
    if (subPath !== '/') report(path, createDiagnostic('CFG-003', {value: value as string, origin: parsed.origin, subPath}));
    return parsed.origin;
  },
};
