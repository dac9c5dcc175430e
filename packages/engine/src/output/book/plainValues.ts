/** Colours and faces that drawings of the engine name, as a book has them. */
const VALUES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '--paper': '#fff',
    '--ink': '#1b1b1f',
    '--ink-2': '#444',
    '--ink-3': '#777',
    '--wash': '#f2f2f2',
    '--wash-2': '#e8e8e8',
    '--line-2': '#ccc',
    '--water': '#04596e',
    '--shore': '#975529',
    '--violet': '#66447e',
    '--green': '#236041',
    '--red': '#9c3028',
    '--amber': '#7b560d',
    '--font-sans': 'sans-serif',
  }),
);

/** Names of a drawing with what it takes for them. */
export type Variables = ReadonlyMap<string, string>;

/** Reads the names that the style of a drawing declares: `--_line:var(--ink-3);x:y` → `--_line` is `#777`. */
export function readVariables(style: string): Variables {
  const declared = style.split(';').flatMap((declaration): [string, string][] => {
    const [, name, value] = /^\s*(--[\w-]+)\s*:\s*(.*)$/.exec(declaration) ?? [];
    return name === undefined ? [] : [[name, plainValues(value!, VALUES)]];
  });
  return new Map([...VALUES, ...declared]);
}

/**
 * Puts values in the place of their names: `var(--ink)` → `#1b1b1f`. Many readers of books know no variables and would fill
 * everything with black. Declarations of names go; names that are not declared stay.
 */
export function plainValues(text: string, variables: Variables): string {
  return text
    .replace(/(?:^|;)\s*--[\w-]+\s*:[^;]*/g, '')
    .replace(/^;/, '')
    .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => variables.get(name) ?? whole);
}
