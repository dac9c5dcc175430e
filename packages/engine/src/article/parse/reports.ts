/** Key of satteri's `data` under which what plugins report is gathered while a note is compiled. */
export const REPORTS = 'wuya:reports';

/** Report of a plugin of satteri, by `context.report`. */
export interface PluginReport {
  readonly plugin: string;
  readonly message: string;
  readonly severity: 'error' | 'warning' | 'info';
}
