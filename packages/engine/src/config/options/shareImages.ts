import {object, optional, text} from '../schema/schema.ts';

/** `shareImages`: a picture for each page, by which services show links to it. Default: none. */
export const shareImages = optional(
  object({
    /** File of the font, from the folder of the site. */
    font: text(),
  }),
);
