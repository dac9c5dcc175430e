import {valueThat} from './schema.ts';

/** Tells whether JSON can hold a value: no function, no big integer, nothing that holds itself. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

/** Accepts a value that JSON can hold, as scripts of pages and requests do. */
export const jsonValue = valueThat<unknown>(
  [
    '文字、数字、true、false、null，或者它们的列表、对象',
    'text, a number, true, false, null, or a list or an object of these',
  ],
  isJson,
);
