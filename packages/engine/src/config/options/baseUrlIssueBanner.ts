import {flag, withDefault} from '../schema/schema.ts';

/** `baseUrlIssueBanner`: the home page says when the site is served under another path than `baseUrl`. Default: true. */
export const baseUrlIssueBanner = withDefault(flag(), true);
