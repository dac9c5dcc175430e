import {thrownText} from '../../errors/thrownText.ts';

/** The failure of a plugin. `cause` is what it threw. */
export class PluginError extends Error {
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(thrownText(cause), {cause});
    this.name = 'PluginError';
    this.plugin = plugin;
  }
}
