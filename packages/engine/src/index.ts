export {defineConfig, type SiteConfig, type UserConfig} from './config/siteConfig.ts';
export type {SidebarItemConfig, SidebarsConfig} from './docs/sidebarConfig.ts';
export type {ComponentPageMeta, SiteContent} from './render/pages.ts';
export {build, type BuildOptions, type BuildResult} from './build/build.ts';
export {checkSite, type CheckResult} from './build/check.ts';
export {ContentError} from './errors/contentError.ts';
export type {Diagnostic} from './errors/diagnostic.ts';
