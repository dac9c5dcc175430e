import {flag, withDefault} from '../schema/schema.ts';

/**
 * `followLinks`: symbolic links in the content and static folders are followed though they lead out of the site or to
 * folders. Anybody who may add files to the site may then publish what the builder can read. Default: false.
 */
export const followLinks = withDefault(flag(), false);
