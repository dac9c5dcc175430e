/** The failure of a plugin. `cause` is what it threw. */
export class PluginError extends Error {
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), {cause});
    this.name = 'PluginError';
    this.plugin = plugin;
  }
}
