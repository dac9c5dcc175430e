/** Stylesheets are imported for their effect; the bundler collects them. */
declare module '*.css';

/** What bundlers say of the site: the path that it is under. */
interface ImportMetaEnv {
  readonly BASE_URL: string;
}
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
