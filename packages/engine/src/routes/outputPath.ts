import {isDeviceName} from '../content/source/deviceName.ts';

/** Longest name that common file systems hold, in bytes of UTF-8, less what compressed copies add to it. */
const NAME_BYTES = 255 - '.br'.length;

/** Longest path in characters: systems take 4,096 bytes for all of one, and Node removes folders within folders by recursion. */
const PATH_LENGTH = 1000;

/** Why a path cannot be one of the output. */
type OutputPathProblem = 'outside' | 'long' | 'reserved';

const WINDOWS_SIGNS = /[<>:"|?*]|[ .]$/;
/** Folders of builds in the output: files under way are in one, and all in it goes with them. */
const OF_BUILDS = /^\.wuya-[^/]*\//i;

/**
 * Decides whether a relative path with `/` may be written below the output folder: undefined when it may.
 * `reserved` for a folder of builds, and for names that Windows keeps, only there.
 */
export function findOutputPathProblem(
  path: string,
  platform: string = process.platform,
): OutputPathProblem | undefined {
  const isWindows = platform === 'win32';
  const parts = path.split(isWindows ? /[/\\]/ : '/');
  if (path.includes('\0') || (isWindows && /^[a-z]:/i.test(path))) return 'outside';
  if (parts.some((part) => part === '' || part === '.' || part === '..')) return 'outside';
  if (path.length > PATH_LENGTH || parts.some((part) => utf8Bytes(part) > NAME_BYTES))
    return 'long';
  const isReserved =
    OF_BUILDS.test(path) ||
    (isWindows && parts.some((part) => isDeviceName(part) || WINDOWS_SIGNS.test(part)));
  return isReserved ? 'reserved' : undefined;
}

/** Gives one text for names that differ by case or Unicode form alone: they are one file on Windows and macOS. */
export function foldName(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function utf8Bytes(text: string): number {
  return text.length * 3 <= NAME_BYTES ? text.length : new TextEncoder().encode(text).length;
}
