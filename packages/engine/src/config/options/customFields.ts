import {recordOf, valueThat, withDefault} from '../schema/schema.ts';

const field = valueThat<unknown>(
  [
    '文字、数字、true、false、null，或者它们的列表、对象',
    'text, a number, true, false, null, or a list or an object of these',
  ],
  (value) => JSON.stringify(value) !== undefined,
);

/** `customFields`: values of one's own, which components find at `useDocusaurusContext().siteConfig.customFields`. Every page's script holds them. */
export const customFields = withDefault(recordOf(field), {});
