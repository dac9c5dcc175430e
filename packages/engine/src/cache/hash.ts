import {createHash} from 'node:crypto';

/** Content hash: 20 letters and digits of base64url SHA-256 (120 bits), safe in file names and URLs. */
export function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 20).replace(/[-_]/g, '0');
}
