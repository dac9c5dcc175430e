export {defineConfig, type SiteConfig} from './config/siteConfig.ts';
export type {UserConfig} from './config/user/config.ts';
export type {SidebarItemConfig, SidebarsConfig} from './config/schema/sidebarConfig.ts';
export type {ComponentPageMeta} from './content/pages/page.ts';
export type {SiteContent} from './document/renderer.ts';
export {build, type BuildOptions, type BuildResult} from './build/build.ts';
export {checkSite, type CheckResult} from './build/check.ts';
export {ContentError} from './errors/contentError.ts';
export type {Diagnostic} from './errors/diagnostic.ts';
