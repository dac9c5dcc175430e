import {extname} from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/** Signs of an encoded text that an address in an attribute may hold as they are: blank, `=`, `:`, `/`, `,` and `;`. */
const HARMLESS = /%(?:20|3D|3A|2F|2C|3B)/g;

/**
 * Writes an image as an address that holds it, for an attribute in double quotes: an SVG as text, which compresses with its page,
 * others as base64. `a.svg` → `data:image/svg+xml,%3Csvg …`; undefined for a kind that browsers may not show.
 */
export function toDataUrl(path: string, bytes: Uint8Array): string | undefined {
  const extension = extname(path).toLowerCase();
  const buffer = Buffer.from(bytes);
  if (extension === '.svg')
    return `data:image/svg+xml,${encodeURIComponent(buffer.toString('utf8')).replace(HARMLESS, decodeURIComponent)}`;
  const type = TYPES[extension];
  return type === undefined ? undefined : `data:${type};base64,${buffer.toString('base64')}`;
}
