import {resolveConfig, type SiteConfig} from '../src/config/siteConfig.ts';
import {type Doc, parseDoc} from '../src/docs/doc.ts';
import type {SourceFile} from '../src/source/sourceFile.ts';

/** A file of the folder `notes` with a text, never on disk. */
export function sourceAt(contentPath: string, text = '', folder = 'notes'): SourceFile {
  return {path: `${folder}/${contentPath}`, contentPath, text, hash: text};
}

/** The doc of such a file, served under `/wuya/`. */
export function docAt(contentPath: string, text = ''): Doc {
  return parseDoc(sourceAt(contentPath, text), {basePath: '/wuya/', parsesNumberPrefixes: true});
}

/** A whole configuration; `options` replace the defaults. @throws when they are wrong */
export function configWith(options: Record<string, unknown> = {}): SiteConfig {
  const {config, problems} = resolveConfig({title: '无涯', url: 'https://wuya.example', baseUrl: '/wuya/', docs: {path: 'notes'}, ...options});
  if (problems.length) throw new Error(problems.map(({option, diagnostic}) => `${option}: ${diagnostic.en}`).join('\n'));
  return config;
}
