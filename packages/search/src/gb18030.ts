/** Encodes text as GB18030, which stores an ideograph in two bytes; characters it stores in four become `\uXXXX`, as in JSON. */
export interface GbEncoder {
  (text: string): Uint8Array;
}

// Rows that every version of the standard and every browser maps alike (ideographs of GBK, GB 2312 symbols, kana,
// Greek, Cyrillic, box drawing). The rest has changed between versions of the standard and is escaped.
const SAFE_ROWS: ReadonlyArray<readonly [firstLead: number, lastLead: number, firstTrail: number, lastTrail: number]> = [
  [0x81, 0xa0, 0x40, 0xfe],
  [0xa1, 0xa1, 0xa1, 0xfe],
  [0xa3, 0xa3, 0xa1, 0xfe],
  [0xa4, 0xa4, 0xa1, 0xf3],
  [0xa5, 0xa5, 0xa1, 0xf6],
  [0xa6, 0xa6, 0xa1, 0xd8],
  [0xa7, 0xa7, 0xa1, 0xf1],
  [0xa9, 0xa9, 0xa4, 0xef],
  [0xaa, 0xfd, 0x40, 0xa0],
  [0xb0, 0xf7, 0xa1, 0xfe],
];

export function createGbEncoder(): GbEncoder {
  const table = new Uint16Array(0x10000);
  const decoder = new TextDecoder('gb18030');
  for (const [firstLead, lastLead, firstTrail, lastTrail] of SAFE_ROWS) {
    for (let lead = firstLead; lead <= lastLead; lead++) {
      for (let trail = firstTrail; trail <= lastTrail; trail++) {
        if (trail === 0x7f) continue;
        const char = decoder.decode(new Uint8Array([lead, trail]));
        const code = char.charCodeAt(0);
        // Not the private use area, which versions of the standard fill each in its own way.
        if (char.length === 1 && (code < 0xe000 || code >= 0xff00)) table[code] = (lead << 8) | trail;
      }
    }
  }
  return (text) => {
    const bytes = new Uint8Array(text.length * 6);
    let size = 0;
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      const pair = table[code] as number;
      if (code < 0x80) bytes[size++] = code;
      else if (pair > 0) {
        bytes[size++] = pair >> 8;
        bytes[size++] = pair & 0xff;
      } else {
        const escape = `\\u${code.toString(16).padStart(4, '0')}`;
        for (let k = 0; k < 6; k++) bytes[size++] = escape.charCodeAt(k);
      }
    }
    return bytes.subarray(0, size);
  };
}
