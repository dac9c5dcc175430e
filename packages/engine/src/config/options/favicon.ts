import {optional} from '../schema/schema.ts';
import {pictureAddress} from './address.ts';

/** `favicon`: path of the icon inside the static folder, e.g. `favicon.svg`. Default: none. */
export const favicon = optional(pictureAddress());
