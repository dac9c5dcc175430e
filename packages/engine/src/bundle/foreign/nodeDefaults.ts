import {createRequire} from 'node:module';

type Props = Readonly<Record<string, unknown>>;
type Make = (type: unknown, props: Props | null, ...others: readonly unknown[]) => unknown;

/**
 * Lets components take the values of their `defaultProps`, as they did until React 19, where Node loads packages, as it does while a
 * site is being written: elements are made with the values.
 */
export function fillInNode(): void {
  const require = createRequire(import.meta.url);
  for (const id of ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime']) {
    const module = require(id) as Record<string, Make | undefined>;
    for (const name of ['createElement', 'jsx', 'jsxs', 'jsxDEV']) {
      const make = module[name];
      if (make && !(FILLS in make)) module[name] = withDefaults(make);
    }
  }
}

/** Marks a function that was put around another: it is put there once. */
const FILLS = Symbol.for('wuya.fills');

function withDefaults(make: Make): Make {
  const filling: Make = (type, props, ...others) =>
    make(type, fillProps(type as {readonly defaultProps?: Props} | null, props), ...others);
  return Object.assign(filling, {[FILLS]: true});
}

/** Fills in the default properties of a component. A class gets its values from React itself, which then finds them there. */
function fillProps(
  type: {readonly defaultProps?: Props} | null,
  props: Props | null,
): Props | null {
  const isOfCode = typeof type === 'function' || (typeof type === 'object' && type !== null);
  const defaults = isOfCode ? type.defaultProps : undefined;
  if (typeof defaults !== 'object' || defaults === null) return props;
  const missing = Object.entries(defaults).filter(([name]) => props?.[name] === undefined);
  return missing.length === 0 ? props : {...props, ...Object.fromEntries(missing)};
}
