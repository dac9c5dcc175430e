/** A plugin of remark or rehype: called once with its options and a processor as `this`. */
export type UnifiedPlugin = (this: never, ...options: never[]) => unknown;

/** Forms of a plugin in the configuration: itself, with options, as a preset, or nothing. */
export type UnifiedEntry =
  | UnifiedPlugin
  | readonly [plugin: UnifiedPlugin, ...options: unknown[]]
  | {readonly plugins: readonly UnifiedEntry[]}
  | null
  | undefined
  | false;
