import {type OldFolder, toText} from '../common/migration.ts';

/** In the order in which they are asked: the end of the titles of pages, the name for other sites, the title of the document. */
const WRITTEN: readonly RegExp[] = [
  /titleTemplate\s*:\s*(["'`])%s\s*[-–—|·:]\s*(.+?)\s*\1/,
  /(?:og:site_name|siteName|og:title|application-name)["'`]?[^"'`\n]*?(?:content\s*[=:]\s*|:\s*)(["'])((?:(?!\1)[^{}\n])+)\1/,
  /template\s*:\s*(["'`])%s\s*[-–—|·:]\s*(.+?)\s*\1/,
];

/** Reads what a site of Next.js calls itself, from the theme of Nextra or the layout of its app; undefined where neither says it. */
export function readNextTitle({paths, has, read}: OldFolder, dir: string): string | undefined {
  const files = [
    'theme.config.tsx',
    'theme.config.jsx',
    'theme.config.js',
    'theme.config.ts',
    'app/layout.tsx',
    'app/layout.jsx',
    'src/app/layout.tsx',
    'src/app/layout.jsx',
  ].map((name) => dir + name);
  const inLanguage = paths.filter((path) =>
    /^(?:src\/)?app\/\[\w+\]\/layout\.[jt]sx$/.test(path.slice(dir.length)),
  );
  for (const file of [...files, ...inLanguage].filter(has))
    for (const pattern of WRITTEN) {
      const title = toText(pattern.exec(read(file))?.[2]);
      if (title !== undefined && !title.includes('${')) return title;
    }
  return undefined;
}
