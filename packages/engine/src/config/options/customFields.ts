import {jsonValue} from '../schema/jsonValue.ts';
import {recordOf, withDefault} from '../schema/schema.ts';

/** `customFields`: values of one's own, which components find at `useDocusaurusContext().siteConfig.customFields`. Every page's script holds them. */
export const customFields = withDefault(recordOf(jsonValue), {});
