import type {Notes, Values} from '../common/notes.ts';

/** Converts `error` of early versions of Docusaurus, which prints a problem in red and stops nothing. */
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

/** What is done where `markdown.hooks` has a function: it would choose another address. */
const INSTEAD = [
  '函数不运行；找不到的各是一条警告。',
  'The function does not run; what is missing is a warning each.',
] as const;

/** Converts `markdown.hooks`: what is done about files that a note names and that are not there. */
export function toHookReactions(hooks: Values, notes: Notes): Values {
  const react = (hook: string): unknown => {
    if (typeof hooks[hook] !== 'function') return hooks[hook];
    notes.ignore(`markdown.hooks.${hook}`, INSTEAD);
    return 'warn';
  };
  const [links, images] = ['onBrokenMarkdownLinks', 'onBrokenMarkdownImages'].map(react);
  return {
    ...(links !== undefined && {onBrokenMarkdownLinks: links}),
    ...(images !== undefined && {onBrokenImages: images}),
  };
}
