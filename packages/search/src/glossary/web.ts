/** Words of browsers and of what is built for them: one thing a line, its names apart by commas. */
export const WEB_TERMS = `
前端, frontend, front end, front-end
浏览器, browser
网页, 页面, web page, page
网站, website, site
静态网站, static site, static website
静态文件, 静态资源, static file, static asset
资源, resource, asset
地址, 网址, url, uri, address
域名, domain, domain name
子域, subdomain, 子域名
协议, protocol
端口, port
主机, host, hostname
路径, path
子路径, base path, sub path, base url
查询参数, query parameter, query string
锚点, anchor
哈希路由, hash router
路由, route, router, routing
导航, navigation, navigate
重定向, redirect
输入网址, type url, enter url
按下回车, press enter
首屏, first screen, above the fold, first paint, 首次绘制, first contentful paint
白屏, white screen, blank page
加载, load, loading
预加载, preload
预取, prefetch
预连接, preconnect
冷启动, cold start
往返, round trip, rtt, round trips
渲染, render, rendering
渲染流水线, rendering pipeline, render pipeline
服务端渲染, server side rendering, ssr
客户端渲染, client side rendering, csr
静态生成, static site generation, ssg, static generation
注水, hydration, hydrate, 水合
重新渲染, re-render, rerender
样式, style, styling
样式表, stylesheet, style sheet
选择器, selector
层叠, cascade, cascading
特异性, specificity
盒模型, box model
弹性布局, flexbox, flex
网格, grid, 网格布局, grid layout
布局, layout
回流, 重排, reflow, 重流
重绘, repaint, 绘制, paint
合成, composite, compositing
图层, layer, 层
强制同步布局, forced synchronous layout, layout thrashing, 布局抖动, forced reflow
视口, viewport
滚动, scroll, scrolling
滚动条, scrollbar
断点, breakpoint
响应式, responsive, responsive design
媒体查询, media query
动画, animation, animate
过渡, transition
帧, frame
帧率, frame rate, fps
卡顿, jank, lag, 卡, stutter, 不流畅
流畅, smooth
掉帧, dropped frame
主线程, main thread
让出主线程, yield to main thread, yield
交互, interaction, interactive
点击, click
事件, event
事件监听, event listener
事件冒泡, event bubbling, bubbling
事件委托, event delegation, 事件代理
阻止默认, prevent default
文档对象模型, dom, dom tree
虚拟节点, virtual dom, vdom
元素, element
组件, component
父组件, parent component, parent
子组件, child component, child, children
子孙, descendant
自定义元素, custom element, web component
插槽, slot
挂载, mount
卸载, unmount
生命周期, lifecycle, life cycle
状态, state
状态管理, state management
属性传递, props
钩子, hook, hooks
自定义钩子, custom hook
依赖数组, dependency array, dependency list, dependencies
副作用函数, effect function
清理函数, cleanup function, cleanup
条件语句, conditional, condition, conditionally, 条件
旧值, stale value, stale closure, 闭包陷阱, stale
快照, snapshot
批处理, batching, batch, 批量
下标, index, 数组下标
列表渲染, list rendering
长列表, long list, 虚拟列表, virtual list, virtual scrolling, 虚拟滚动
受控组件, controlled component
表单, form
输入框, input, text field
按钮, button
弹窗, 对话框, dialog, modal, popup, 弹层
提示, tooltip, hint
菜单, menu
侧边栏, sidebar
导航栏, navbar, navigation bar
页脚, footer
表格, table
图片, image, picture
图标, icon
字体, font
视频, video
主题, theme
深色模式, dark mode, 暗色
国际化, internationalization, i18n
本地化, localization, l10n
无障碍, accessibility, a11y
读屏软件, screen reader, 屏幕阅读器
焦点, focus
键盘, keyboard
快捷键, shortcut, keyboard shortcut
同源策略, same origin policy, same-origin
跨域, cross origin, cors, cross-origin
预检, preflight, 预检请求, preflight request
源, origin
同站, same site, same-site
跨站, cross site, cross-site
跨站请求伪造, csrf, xsrf, 跨站请求
跨站脚本, xss, cross site scripting
内容安全策略, content security policy, csp
点击劫持, clickjacking
沙箱, sandbox
浏览器缓存, browser cache
强缓存, strong cache, freshness, fresh
协商缓存, conditional request, revalidation, revalidate, 条件请求
缓存, cache, caching
缓存失效, cache invalidation, invalidate
过期, expire, expired, expiry, expiration, 到期
本地存储, local storage, localstorage
会话存储, session storage
离线, offline
渐进增强, progressive enhancement
优雅降级, graceful degradation
脚本, script
内联, inline
阻塞, block, blocking
解析阻塞, parser blocking
渲染阻塞, render blocking
打包, bundle, bundling
打包工具, bundler
代码分割, code splitting, 分包
压缩, compress, compression, minify
产物, output, artifact
源码映射, source map, sourcemap
热更新, hot reload, hmr, hot module replacement
开发服务器, dev server, development server
脚手架, scaffold, scaffolding
兼容性, compatibility, compatible, 兼容
垫片, polyfill
降级, fallback, degrade, 兜底
跳动, layout shift, cumulative layout shift, 跳一下
图片尺寸, image size
窗口, window
标签页, tab
通信, communicate, communication, 消息, message
下载, download
上传, upload
剪贴板, clipboard
拖放, drag and drop
手势, gesture
触摸, touch
悬停, hover
光标, cursor
打印, print
搜索引擎, search engine
搜索引擎优化, seo
爬虫, crawler, spider
站点地图, sitemap
订阅源, feed, rss
埋点, tracking, analytics
首页, homepage, home page
文档, document, documentation, docs
文档站, documentation site, docs site
博客, blog
文章, article, post, essay
笔记, note, notes
标题, title, heading, headline
目录, table of contents, toc, directory, folder, 文件夹
段落, paragraph
代码块, code block
高亮, highlight, highlighting
链接地址, hyperlink
脚注, footnote
强调, emphasis, emphasize
加粗, bold, 粗体, strong
斜体, italic
删除线, strikethrough
波浪号, tilde
着重号, emphasis dots, emphasis mark
标点, punctuation
中文, chinese
英文, english
拼音, pinyin
繁体, traditional chinese
简体, simplified chinese
排版, typography, typesetting
宽度, width
高度, height
颜色, color, colour
边距, margin
内边距, padding
定位, position, positioning
居中, center, centering
层级, z-index
透明度, opacity
变换, transform
圆角, border radius
阴影, shadow
背景, background
`;
