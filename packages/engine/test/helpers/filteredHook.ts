/** What a bundler reads before it calls a hook. */
interface Filter {
  readonly id?: RegExp | readonly RegExp[];
  readonly code?: RegExp | readonly RegExp[];
}

/**
 * Calls a hook of a plugin as a bundler does: only where its filter finds something in the id and in the code.
 * @param hook a hook with a filter, of any plugin
 * @param input `code` is asked of hooks that get one before the id
 */
export function callFiltered(
  hook: unknown,
  {id, code, self = {}}: {readonly id: string; readonly code?: string; readonly self?: object},
): unknown {
  const {filter, handler} = hook as {
    readonly filter: Filter;
    readonly handler: (this: object, ...parts: readonly string[]) => unknown;
  };
  if (!isFound(filter.id, id) || !isFound(filter.code, code ?? '')) return undefined;
  return handler.call(self, ...(code === undefined ? [] : [code]), id);
}

function isFound(patterns: Filter['id'], text: string): boolean {
  return patterns === undefined || [patterns].flat().some((pattern) => pattern.test(text));
}
