import {recordOf, valueThat, withDefault} from '../schema/schema.ts';

/** Tells whether JSON can hold a value: no function, no big integer, nothing that holds itself. */
function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

const field = valueThat<unknown>(
  [
    '文字、数字、true、false、null，或者它们的列表、对象',
    'text, a number, true, false, null, or a list or an object of these',
  ],
  isJson,
);

/** `customFields`: values of one's own, which components find at `useDocusaurusContext().siteConfig.customFields`. Every page's script holds them. */
export const customFields = withDefault(recordOf(field), {});
