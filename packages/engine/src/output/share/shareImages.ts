import {closeSync, openSync, readFileSync, readSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import type {PageData, SiteData} from '@wuya/theme/types';
import {themeDir} from '../../bundle/modules/sources.ts';
import type {Cache} from '../../cache/cache.ts';
import {hashOf} from '../../cache/hash.ts';
import {placeProblems} from '../../config/loadConfig.ts';
import {isPortable} from '../../config/portable.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {findPackage} from '../../cache/findPackage.ts';
import {absoluteUrl} from '../../document/siteData.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {SitePage} from '../../kinds/page/resolvedPage.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import {CARD_COLOURS, CARD_HEIGHT, CARD_WIDTH, type CardColours, drawCard} from './drawCard.ts';
import {encodePng} from './encodePng.ts';
import {cardOf, type ShareCard} from './shareCard.ts';

type Library = typeof import('@napi-rs/canvas');

/** To be raised when cards are drawn another way: pictures that were made are then no longer taken. */
const FORM = '1';
const LIBRARY = '@napi-rs/canvas';
const KIND = 'share';

/** Pictures by which services show links to pages. */
export interface ShareImages {
  readonly problems: readonly Diagnostic[];
  /** Gives a page the address of its picture. */
  mark(page: SitePage): SitePage;
  /** Writes the pictures of the pages that were marked; draws those that were never drawn. */
  emit(output: OutputFolder): void;
}

interface ShareImagesInput {
  /** Folder of the site. */
  readonly dir: string;
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly cache: Cache;
  /** What was read of the configuration. */
  readonly loaded: {readonly file: string};
}

/** Opens what makes the pictures of a site; undefined for a site that wants none, and for a folder to be read from a disk. */
export function openShareImages(input: ShareImagesInput): ShareImages | undefined {
  const {dir, config, siteData, cache} = input;
  if (config.shareImages === undefined || isPortable(config)) return undefined;
  const font = resolve(dir, config.shareImages.font);
  const library = findPackage(dir, LIBRARY);
  const problems = [
    ...(library === undefined ? [createDiagnostic('SH-001', {name: LIBRARY})] : []),
    ...findFontProblems(font, config.shareImages.font),
  ];
  const isReady = library !== undefined && problems.length === 0;
  const fontHash = isReady ? hashOfFont(font, library, cache) : undefined;
  if (isReady && fontHash === undefined)
    problems.push(createDiagnostic('SH-002', {font: config.shareImages.font, isOther: true}));
  if (library === undefined || fontHash === undefined)
    return {
      problems: placeProblems(
        problems.map((diagnostic) => ({option: 'shareImages', diagnostic})),
        input.loaded.file,
      ),
      mark: (page) => page,
      emit: () => undefined,
    };
  const colours = readColours(config.themeConfig.palette);
  const common = hashOf(FORM, fontHash, JSON.stringify(colours));
  const cards = new Map<string, ShareCard>();
  return {
    problems: [],
    mark(sitePage) {
      const card = cardOf(sitePage.page, siteData);
      if (!card) return sitePage;
      const hash = hashOf(common, JSON.stringify(card));
      cards.set(hash, card);
      const image = absoluteUrl(config, pathOf(hash));
      const page: PageData = {
        ...sitePage.page,
        head: {...sitePage.page.head, image, hasCard: true},
      };
      return {...sitePage, page, key: hashOf(sitePage.key, image)};
    },
    emit(output) {
      const pack = cache.pack(KIND);
      let draw: ((card: ShareCard) => Buffer) | undefined;
      for (const [hash, card] of cards) {
        if (output.reuse(pathOf(hash), hash)) continue;
        let png = pack.read(hash);
        if (!png) {
          draw ??= openDrawing(library, {file: font, hash: fontHash}, colours);
          png = draw(card);
          pack.write(hash, png);
        }
        output.write(pathOf(hash), hash, png);
      }
      pack.save(new Set(cards.keys()));
    },
  };
}

const pathOf = (hash: string): string => `assets/${KIND}/${hash}.png`;

/** How files of fonts begin: TrueType, OpenType, collections, WOFF and WOFF2. */
const FONTS = new Set(['\0\x01\0\0', 'true', 'OTTO', 'ttcf', 'wOFF', 'wOF2']);

/** Finds what is wrong with a font; `name` is as the configuration writes it. */
function findFontProblems(font: string, name: string): Diagnostic[] {
  const stats = statSync(font, {throwIfNoEntry: false});
  if (!stats) return [createDiagnostic('SH-002', {font: name})];
  return stats.isFile() && FONTS.has(readStart(font))
    ? []
    : [createDiagnostic('SH-002', {font: name, isOther: true})];
}

/** Reads the first four bytes of a file. */
function readStart(path: string): string {
  const start = Buffer.alloc(4);
  const file = openSync(path, 'r');
  try {
    readSync(file, start);
    return start.toString('latin1');
  } finally {
    closeSync(file);
  }
}

/** Loads the library, for a picture that is missing or a font that was not seen before. */
const load = (library: string): Library => createRequire(import.meta.url)(library) as Library;

/** The library keeps what it was given under a name as long as the process runs, so the name is that of the content. */
const nameOf = (hash: string): string => `share-${hash}`;

/** Opens the drawing of pictures with the font; it is asked for only where a picture is missing. */
function openDrawing(
  library: string,
  {file, hash}: {readonly file: string; readonly hash: string},
  colours: CardColours,
): (card: ShareCard) => Buffer {
  const {createCanvas, GlobalFonts, Path2D} = load(library);
  const font = nameOf(hash);
  GlobalFonts.register(readFileSync(file), font); // from a path it takes what was there at first
  return (card) => {
    const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
    const context = canvas.getContext('2d');
    drawCard(card, {context, font, colours, pathOf: (d) => new Path2D(d)});
    return encodePng({width: CARD_WIDTH, height: CARD_HEIGHT, data: canvas.data()});
  };
}

/**
 * Returns the hash of the content of a font, which is megabytes: it is read again when its size or time have changed. A file that
 * only begins like a font has none: all letters of the pictures would be missing.
 */
function hashOfFont(file: string, library: string, cache: Cache): string | undefined {
  const {size, mtimeMs} = statSync(file);
  const key = hashOf(FORM, file, String(size), String(mtimeMs));
  const known = cache.read<string>('shareFont', key);
  if (known !== undefined) return known;
  const bytes = readFileSync(file);
  const hash = hashOf(bytes);
  if (load(library).GlobalFonts.register(bytes, nameOf(hash)) === null) return undefined;
  cache.write('shareFont', key, hash);
  return hash;
}

/** Reads the light colours of a palette, as the stylesheets have them. */
function readColours(palette: string): CardColours {
  const files = ['tokens.css', ...(palette === 'tide' ? [] : [`palettes/${palette}.css`])];
  const css = files.map((file) => readFileSync(join(themeDir, 'styles', file), 'utf8'));
  const find = (name: string): string =>
    css
      .map((text) => new RegExp(`--${name}:\\s*(#[0-9a-fA-F]{6})`).exec(text)?.[1])
      .findLast((found) => found !== undefined)!;
  return Object.fromEntries(CARD_COLOURS.map((name) => [name, find(name)])) as CardColours;
}
