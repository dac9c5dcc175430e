interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Tells whether a connection is slow: 2g of any kind, or the reader saves data; then only a click loads. */
export function isSlow(connection: Connection | undefined): boolean {
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/** Reads what the browser says of the network; undefined where it says nothing. */
export function connectionOf(): Connection | undefined {
  return (navigator as Navigator & {connection?: Connection}).connection;
}
