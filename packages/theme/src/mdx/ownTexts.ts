/** Texts of a site by id, beside those of the interface. The site's bundle puts its own in the place of this module. */
export const ownTexts: Readonly<Record<string, string>> = {};
