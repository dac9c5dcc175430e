/** What a test asks of a browser, whatever protocol it speaks. */
export interface Engine {
  /** Loads an address and waits for its load event. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page and gives what it returns; a promise is waited for. */
  run<T, A extends unknown[]>(act: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Moves the mouse to the middle of the first element that a selector names, and presses it unless told not to. */
  point(at: {readonly x: number; readonly y: number}, presses: boolean): Promise<void>;
  /** Presses keys one after the other: letters, or names as `Enter`; `Control+k` holds the first. */
  press(...keys: readonly string[]): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Names of keys as WebDriver writes them (W3C WebDriver, 17.4.2). */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE006',
  Escape: '\uE00C',
  Tab: '\uE004',
  Control: '\uE009',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
};

/** `Control+k` → the actions that press both and raise both. */
export function toKeyActions(keys: readonly string[]): {type: string; value: string}[] {
  return keys.flatMap((combination) => {
    const values = combination.split('+').map((key) => KEYS[key] ?? key);
    return [
      ...values.map((value) => ({type: 'keyDown', value})),
      ...values.toReversed().map((value) => ({type: 'keyUp', value})),
    ];
  });
}

/** The actions of a mouse that goes to a place and may press there. */
export function toMouseActions(
  {x, y}: {readonly x: number; readonly y: number},
  presses: boolean,
): Record<string, unknown>[] {
  const move = {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0};
  const button = {button: 0};
  return presses
    ? [move, {type: 'pointerDown', ...button}, {type: 'pointerUp', ...button}]
    : [move];
}
