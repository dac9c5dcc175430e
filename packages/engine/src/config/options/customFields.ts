import {recordOf, valueThat, withDefault} from '../schema.ts';

const field = valueThat<unknown>('text, a number, true, false, null, or a list or an object of these', (value) => JSON.stringify(value) !== undefined);

/** `customFields`: values of one's own, which components find at `useDocusaurusContext().siteConfig.customFields`. Every page's script holds them. */
export const customFields = withDefault(recordOf(field), {});
