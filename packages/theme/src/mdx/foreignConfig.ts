/** The configuration that a site brought from another generator, for its own components. The site's bundle puts it in the place of this module. */
export const foreignConfig: Readonly<Record<string, unknown>> = {};
