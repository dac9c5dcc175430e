/** Milliseconds without news after which modules that were not read yet are taken for modules outside of the bundle. */
const PATIENCE = 1000;

/** Knows which modules a bundler still has to read. */
interface ModuleWatch {
  /** Expects a module. */
  expect(id: string): void;
  /** Says that a module is read, and what it imports. */
  tell(id: string, imported: readonly string[]): void;
  /**
   * Waits until all modules are read but one. What the bundler leaves outside is never read and looks like what it reads late: then
   * it waits no longer than a second without news, so some module may be read after that.
   */
  read(exceptId: string): Promise<void>;
}

/** An address elsewhere, which no bundler reads: `https://…`, `//…` */
const ELSEWHERE = /^(?:https?:)?\/\//;

/** Creates the watch over the modules of one bundle. */
export function createModuleWatch(patience = PATIENCE): ModuleWatch {
  const open = new Set<string>();
  const done = new Set<string>();
  let check = (): void => undefined;
  const expect = (id: string): void => {
    if (!done.has(id) && !ELSEWHERE.test(id)) open.add(id);
  };
  return {
    expect,
    tell(id, imported) {
      done.add(id);
      open.delete(id);
      imported.forEach(expect);
      check();
    },
    read(exceptId) {
      return new Promise((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        const end = (): void => {
          check = () => undefined;
          resolve();
        };
        check = () => {
          clearTimeout(timer);
          if (open.size === Number(open.has(exceptId))) end();
          else timer = setTimeout(end, patience);
        };
        check();
      });
    },
  };
}
