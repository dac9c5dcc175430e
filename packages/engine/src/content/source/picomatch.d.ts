declare module 'picomatch' {
  /** Makes a test of paths against a glob. */
  export default function picomatch(
    glob: string,
    options?: {readonly dot?: boolean},
  ): (path: string) => boolean;
}
