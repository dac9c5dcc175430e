import {existsSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import type {Plugin} from 'vite';
import {themeDir} from './sources.ts';

/**
 * Lets a site replace a component of the theme: `theme/Footer.tsx` in the site stands for the theme's own
 * `components/Footer.tsx`, everywhere but in the replacement itself (which may import and wrap the original).
 */
export function themeOverrides(siteDir: string): Plugin {
  const componentsDir = join(themeDir, 'components');
  return {
    name: 'wuya:theme-overrides',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (!importer?.startsWith(themeDir) || !id.endsWith('.tsx')) return undefined;
      const resolved = await this.resolve(id, importer, {...options, skipSelf: true});
      if (!resolved || dirname(resolved.id) !== componentsDir) return undefined;
      const override = join(siteDir, 'theme', basename(resolved.id));
      return existsSync(override) ? override : undefined;
    },
  };
}
