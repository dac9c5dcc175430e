import type {Notes, Values} from './notes.ts';

/** Converts `error` of early versions of Docusaurus, which tells of a problem in red and stops nothing. */
export function toReactions(config: Values): Values {
  return Object.fromEntries(
    Object.keys(config).flatMap((key) =>
      /^on(?:Broken|Duplicate)/.test(key) && config[key] === 'error' ? [[key, 'warn']] : [],
    ),
  );
}

/**
 * Says that links to nothing are no reason to stop where what would make their pages does not run here.
 * @param isWhole whether all plugins that are run here did what they do
 */
export function toleranceOf({onBrokenLinks}: Values, notes: Notes, isWhole: boolean): Values {
  const runAll = isWhole && notes.all.every(({diagnostic}) => diagnostic.code !== 'CFG-220');
  return runAll || (onBrokenLinks !== undefined && onBrokenLinks !== 'throw')
    ? {}
    : {onBrokenLinks: 'warn'};
}
