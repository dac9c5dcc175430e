import {recordOf, text, withDefault} from '../schema/schema.ts';

/** `messages`: texts of the interface by message id, over those of the theme. Default: none. */
export const messages = withDefault(recordOf(text()), {});
