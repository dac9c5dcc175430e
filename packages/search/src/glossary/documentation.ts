/** What people call the things that manuals of tools explain, mostly in English: one thing a line, its names apart by commas. */
export const DOCUMENTATION_TERMS = `
缺失, missing, cannot find, not found
卡住, hang, stuck, never finish, freeze
隐藏, hide, hidden, invisible, unlisted
show, display, visible
登录, sign in, log in, login, authenticate
注册, sign up, register
权限, permission denied, access denied, permission
重命名, rename, change the name
migrate, coming from, switch from, move from
备份, backup, back up, keep a copy
恢复, restore, recover, get back, undelete
version history, earlier version, previous version
同步, sync, synchronize, synchronise, several devices, multiple devices, across devices
协作, collaborate, collaboration, work together, share with
图片, image, picture, photo, screenshot
视频, video, youtube
音频, audio, sound, recording, voice
公式, formula, equation, math, latex
图表, diagram, chart, flowchart, mermaid
task list, checklist, checkbox
折叠, fold, collapse, collapsible
大纲, outline, table of contents
侧边栏, sidebar, side panel
分屏, split view, side by side
颜色, color, colour
深色, dark mode, night mode, dark theme
custom css, custom style, stylesheet
国际化, 本地化, i18n, localization, translation
许可证, license, licence
价格, 定价, price, pricing, how much
storage, quota, storage limit, space
隐私, privacy, personal data
域名, domain, custom domain
环境变量, environment variable, env variable, env var
超时, timeout, time out
私有源, private registry, registry, mirror
漏洞, vulnerability, vulnerabilities, security issue, cve
override, resolution, force a version, pin a version
hoist, hoisting, flat
符号链接, symlink, symbolic link, junction
并行, parallel, concurrently, at once
global install, install globally, global package
补全, completion, autocomplete, auto-complete
watch mode, watch file, on save
log level, verbose, silent, quiet
required version, minimum version, compatibility, supported version
贡献, contribute, contributing, contribution
反馈, feedback, bug report, report a bug, feature request
static file, static asset, public folder, asset
code splitting, split bundle
browser support, old browser, legacy browser, browser compatibility
type check, type checking, check types, typecheck
热更新, hmr, hot module replacement, live reload, fast refresh
扩展, 插件, plugin, add-on, addon, extension
代理, proxy, forward
模板, template, boilerplate, starter
link, hyperlink
演示文稿, 幻灯片, slide, presentation
随机, random, shuffle
workspace, layout
字数, word count, how many words, character count
粘贴, paste, clipboard
拖放, drag and drop, drag, drop
pin, sticky
`;
