/** True in code that runs at build time; the bundler knows it, and leaves what is only said there out of the browser's. */
export const IS_SERVER = (import.meta as unknown as {readonly env: {readonly SSR: boolean}}).env
  .SSR;
