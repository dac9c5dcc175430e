import type {Plugin} from 'vite';

/** What the minifier sets wherever `color-scheme` is used, for the colours that it makes of `light-dark()`. */
const SWITCHES = /--lightningcss-(?:light|dark):[^;}]*;?/g;

/** Takes the switches of `light-dark()` from stylesheets, where none of them reads one. Stylesheets that are bytes stay as they are. */
export function withoutSwitches<T extends string | Uint8Array>(sheets: readonly T[]): T[] {
  const isRead = sheets.some((css) => String(css).includes('var(--lightningcss-'));
  return sheets.map((css) =>
    isRead || typeof css !== 'string' ? css : (css.replace(SWITCHES, '') as T),
  );
}

/** Makes the stylesheets of a built site smaller by what the minifier leaves in them: 25 bytes brotli of every page. */
export function leanStyles(): Plugin {
  return {
    name: 'wuya:lean-styles',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({name}) => name === 'client',
    generateBundle(_, bundle) {
      const assets = Object.values(bundle).filter(
        (part) => part.type === 'asset' && part.fileName.endsWith('.css'),
      );
      const lean = withoutSwitches(assets.map((asset) => ('source' in asset ? asset.source : '')));
      for (const [i, asset] of assets.entries()) if ('source' in asset) asset.source = lean[i]!;
    },
  };
}
