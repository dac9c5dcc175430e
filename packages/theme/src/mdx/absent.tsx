import type {ReactNode} from 'react';

/** Names of what is given to `style`, which React takes as an object alone: `const {floatingStyles} = useFloating()`. */
const STYLES = /(?:^s|S)tyles?$/;
const noStyles: unknown = new Proxy(
  {},
  {get: (target, key) => (typeof key === 'string' ? absent : Reflect.get(target, key))},
);

/**
 * Stands for a function or value of another generator that has no counterpart: whatever is asked of it is there and says
 * nothing, in a list there is nothing, as text it is empty, and React shows nothing for it but what is inside: `<motion.div>`.
 */
export const absent: unknown = new Proxy(function absent() {}, {
  get(target, key) {
    if (key === Symbol.iterator) return [][Symbol.iterator];
    if (key === Symbol.toPrimitive || key === 'toString') return () => '';
    if (key === 'toJSON') return () => undefined;
    if (key === 'then' || key === '$$typeof' || key === 'prototype')
      return Reflect.get(target, key);
    if (typeof key === 'string' && STYLES.test(key)) return noStyles;
    return key === 'length' ? 0 : absent;
  },
  apply: (_, __, [props]: readonly unknown[]) => insideOf(props) ?? absent,
  construct: () => absent as object,
});

/** Returns what is inside a component that gets these properties; undefined where it is nothing that React shows, and for other values. */
function insideOf(props: unknown): unknown {
  if (typeof props !== 'object' || props === null || !Object.hasOwn(props, 'children'))
    return undefined;
  const {children} = props as {readonly children: unknown};
  return typeof children === 'function' ? undefined : children;
}

/**
 * Stands for a hook that has no counterpart. What it returns may be taken apart as a list, `const [{x}, set] = useMissing()`: its
 * first places are there too.
 */
export const absentHook = (): unknown => HOOKED;
const HOOKED: unknown = new Proxy(function hooked() {}, {
  get: (_, key) => (key === Symbol.iterator ? iteratePlaces : Reflect.get(absent as object, key)),
  apply: () => absent,
});
function iteratePlaces(): Iterator<unknown> {
  return [absent, absent, absent, absent][Symbol.iterator]();
}

/** The components of pages that a site adds its own to: ours are known by name. */
export const mdxComponents = {};

/** What React asks of a component, and every function has: it is as it is. */
const ASKED =
  /^(?:defaultProps|propTypes|contextTypes?|childContextTypes|displayName|type|render|compare|then|toJSON|\$\$typeof|get[A-Z]\w*)$/;

/**
 * Stands for a component that has no counterpart: it shows what is inside it, `Absent.Part` too. What looks like a
 * component may be a class, `new Absent()`, or hold functions: they say nothing.
 */
export const Absent = new Proxy(
  function Absent(props?: {readonly children?: ReactNode}): ReactNode {
    // React gives an object; code that gives something else calls a function that makes one: `Fn(([a]) => a)(b)`.
    const given: unknown = props;
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      return absent as ReactNode;
    const children = props?.children;
    return typeof children === 'function' ? null : children;
  },
  {
    get(target, key): unknown {
      if (typeof key === 'symbol' || key in target || ASKED.test(key))
        return Reflect.get(target, key);
      return /^[A-Z]/.test(key) ? Absent : absent;
    },
    construct: () => absent as object,
  },
);
