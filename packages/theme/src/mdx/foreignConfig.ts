/** The configuration that a site brought from another generator, for its own components. The site's bundle puts it in the place of this module. */
export const foreignConfig: Readonly<Record<string, unknown>> = {};
/** What plugins of such a site give to all components, by the name of the plugin and its id. */
export const pluginData: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {};
