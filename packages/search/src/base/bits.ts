/** Appends numbers bit by bit, highest bit first. */
export class BitWriter {
  #bytes: Uint8Array;
  #size = 0;
  #pending = 0;
  #pendingCount = 0;

  constructor(capacityBytes = 1024) {
    this.#bytes = new Uint8Array(capacityBytes);
  }

  get bitLength(): number {
    return this.#size * 8 + this.#pendingCount;
  }

  /** The lowest `width` bits (0 to 32) of `value`. */
  bits(value: number, width: number): void {
    if (width > 24) {
      this.bits(value >>> 16, width - 16);
      this.bits(value & 0xffff, 16);
      return;
    }
    let pending = (this.#pending << width) | value;
    let count = this.#pendingCount + width;
    if (this.#size + 4 > this.#bytes.length) this.#grow();
    while (count >= 8) {
      count -= 8;
      this.#bytes[this.#size++] = pending >>> count;
    }
    pending &= (1 << count) - 1;
    this.#pending = pending;
    this.#pendingCount = count;
  }

  /** `value` of 0…range−1 in the fewest bits (truncated binary); range up to 2³¹. */
  minimal(value: number, range: number): void {
    if (range <= 1) return;
    const width = 32 - Math.clz32(range - 1);
    const short = width < 31 ? (1 << width) - range : 2 ** width - range;
    if (value < short) this.bits(value, width - 1);
    else this.bits(value + short, width);
  }

  /** Elias gamma code of a whole number ≥ 1: most numbers here are below 16. */
  gamma(value: number): void {
    const width = 32 - Math.clz32(value);
    this.bits(0, width - 1);
    this.bits(value, width);
  }

  /** Bits `from` to `to` (exclusive) of `source`. */
  append(source: Uint8Array, from: number, to: number): void {
    const reader = new BitReader(source, from);
    const head = Math.min(-from & 7, to - from);
    this.bits(reader.bits(head), head);
    const start = (from + head) / 8;
    const end = Math.max(start, Math.floor(to / 8));
    this.#appendBytes(source, start, end);
    const tail = to - from - head - (end - start) * 8;
    this.bits(new BitReader(source, end * 8).bits(tail), tail);
  }

  #appendBytes(source: Uint8Array, start: number, end: number): void {
    while (this.#size + end - start + 4 > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    const count = this.#pendingCount;
    let size = this.#size;
    let pending = this.#pending;
    for (let i = start; i < end; i++) {
      pending = (pending << 8) | (source[i] as number);
      bytes[size++] = pending >>> count;
      pending &= (1 << count) - 1;
    }
    this.#pending = pending;
    this.#size = size;
  }

  /** All bytes so far, the last filled with zero bits. The writer must not be used after it. */
  finish(): Uint8Array {
    if (this.#pendingCount > 0) this.bits(0, 8 - this.#pendingCount);
    return this.#bytes.subarray(0, this.#size);
  }

  #grow(): void {
    const bigger = new Uint8Array(this.#bytes.length * 2 + 64);
    bigger.set(this.#bytes);
    this.#bytes = bigger;
  }
}

/** Reads what `BitWriter` wrote. Reading past the end throws a `RangeError`. */
export class BitReader {
  // Declared: fields lowered for older browsers take helpers, and private ones a `WeakMap` for each bit read.
  declare private readonly bytes: Uint8Array;
  declare private at: number;

  constructor(bytes: Uint8Array, atBit = 0) {
    this.bytes = bytes;
    this.at = atBit;
  }

  bits(width: number): number {
    let value = 0;
    let at = this.at;
    let left = width;
    if (at + width > this.bytes.length * 8) throw new RangeError('read past the end');
    this.at = at + width;
    while (left > 0) {
      const offset = at & 7;
      const take = Math.min(8 - offset, left);
      const piece = ((this.bytes[at >> 3] as number) >> (8 - offset - take)) & ((1 << take) - 1);
      value = value * (1 << take) + piece;
      at += take;
      left -= take;
    }
    return value;
  }

  minimal(range: number): number {
    if (range <= 1) return 0;
    const width = 32 - Math.clz32(range - 1);
    const short = 2 ** width - range;
    const value = this.bits(width - 1);
    return value < short ? value : value * 2 + this.bits(1) - short;
  }

  gamma(): number {
    let width = 0;
    while (this.bits(1) === 0) width++;
    return 2 ** width + this.bits(width);
  }
}

/** Counts the zeros that a positive number ends with in binary. */
export function trailingZeros(value: number): number {
  return 31 - Math.clz32(value & -value);
}
