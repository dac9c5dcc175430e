/** The first that is there counts: a folder brought from Docusaurus can have both. */
export const CONFIG_NAMES = [
  'wuya.config.ts',
  'wuya.config.mts',
  'wuya.config.js',
  'wuya.config.mjs',
  ...['ts', 'mts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`),
];
