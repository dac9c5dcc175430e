import {BACKEND_TERMS} from './backend.ts';
import {DOCUMENTATION_TERMS} from './documentation.ts';
import {ENGINEERING_TERMS} from './engineering.ts';
import {EVERYDAY_TERMS} from './everyday.ts';
import {LANGUAGE_TERMS} from './language.ts';
import {PAGE_TERMS} from './pages.ts';
import {SERVICE_TERMS} from './services.ts';
import {SPELLINGS} from './spellings.ts';
import {SYNONYMS} from './synonyms.ts';
import {SYNTAX_TERMS} from './syntax.ts';
import {SYSTEM_TERMS} from './systems.ts';
import {TAIWAN_TERMS} from './taiwan.ts';
import {WEB_TERMS} from './web.ts';

/** Names of the same thing, Chinese and English, written for this project. */
export const GLOSSARY: readonly (readonly string[])[] = [
  LANGUAGE_TERMS,
  WEB_TERMS,
  BACKEND_TERMS,
  ENGINEERING_TERMS,
  SYNTAX_TERMS,
  PAGE_TERMS,
  SERVICE_TERMS,
  SYSTEM_TERMS,
  EVERYDAY_TERMS,
  DOCUMENTATION_TERMS,
  SYNONYMS,
  TAIWAN_TERMS,
  SPELLINGS,
].flatMap(parseTerms);

/** Parses groups of terms, one a line, names apart by commas; lines without a comma mean nothing. */
export function parseTerms(text: string): string[][] {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(',')
        .map((term) => term.trim())
        .filter(Boolean),
    )
    .filter((terms) => terms.length > 1);
}
