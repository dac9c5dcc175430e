import {contentTypeOf} from '../serve/contentType.ts';

/** Signs of an encoded text that an address in an attribute may hold as they are: `=`, `:`, `/`, `,` and `;`. */
const HARMLESS = /%(?:3D|3A|2F|2C|3B)/g;

/**
 * Writes an image as an address that holds it, for an attribute in double quotes: an SVG as text, which compresses with its page,
 * others as base64. `a.svg` → `data:image/svg+xml,%3Csvg …`; undefined for a kind that browsers may not show.
 */
export function toDataUrl(path: string, bytes: Uint8Array): string | undefined {
  const type = contentTypeOf(path);
  const buffer = Buffer.from(bytes);
  if (type === 'image/svg+xml')
    return `data:${type},${encodeURIComponent(buffer.toString('utf8')).replace(HARMLESS, decodeURIComponent)}`;
  return type.startsWith('image/') ? `data:${type};base64,${buffer.toString('base64')}` : undefined;
}
