/** Words of pages, styles, frameworks, builds and what a page fetches: one thing a line, its names apart by commas. */
export const PAGE_TERMS = `
工作线程, worker, web worker, worker thread
服务工作线程, service worker
影子 dom, 影子树, shadow dom, shadow tree
内嵌框架, 内联框架, iframe
画布, canvas
用户代理, user agent
渲染引擎, 浏览器内核, rendering engine, browser engine
无头浏览器, headless browser
开发者工具, devtools, developer tools
控制台, console
事件捕获, 捕获阶段, event capturing, capture phase, capturing phase
合成事件, synthetic event
最大内容绘制, largest contentful paint, lcp
首次内容绘制, first contentful paint, fcp
首字节时间, 首字节, time to first byte, ttfb
累积布局偏移, 布局偏移, cumulative layout shift, layout shift, cls
核心网页指标, core web vitals, web vitals
渐进式网页应用, 渐进式 web 应用, progressive web app, pwa
单页应用, 单页面应用, single page application, single page app, single-page app, single-page application, spa
伪类, pseudo-class, pseudo class
伪元素, pseudo-element, pseudo element
通配符, wildcard
自定义属性, css 变量, custom property, css variable
外边距, 边距, margin
外边距合并, 外边距折叠, 外边距塌陷, margin collapse, margin collapsing, collapsing margin
块级格式化上下文, 块格式化上下文, block formatting context, bfc
层叠上下文, 堆叠上下文, stacking context
包含块, containing block
绝对定位, absolute position, absolutely positioned
粘性定位, 吸顶, sticky
浮动, float
主轴, main axis
交叉轴, 侧轴, cross axis
对齐, align, alignment
容器查询, container query
关键帧, keyframe
缓动函数, 缓动, easing, easing function
渐变, gradient
边框, border
行高, line height, line-height
字号, 字体大小, font size, font-size
省略号, ellipsis
像素, pixel, px
宽高比, 长宽比, 纵横比, aspect ratio
移动优先, mobile first, mobile-first
行内元素, 内联元素, inline element
块级元素, 块元素, block element, block-level element
硬件加速, gpu 加速, hardware acceleration, gpu acceleration, hardware accelerated
协调, 调和, reconciliation, reconcile, reconciler
错误边界, error boundary
高阶组件, higher order component, higher-order component, hoc
函数组件, 函数式组件, function component, functional component
服务端组件, 服务器组件, server component
并发渲染, concurrent rendering
状态提升, lifting state up, lift state, lifting state
非受控组件, uncontrolled component
逐层传递, 层层传递, prop drilling, props drilling
单向数据流, one-way data flow, one way data flow, unidirectional data flow
传送门, portal
派发, 分派, dispatch
乐观更新, optimistic update, optimistic ui
骨架屏, skeleton screen, skeleton
条件渲染, conditional rendering, conditionally render
水合不匹配, 注水不匹配, hydration mismatch, hydration error
死循环, 无限循环, infinite loop, endless loop
响应式, 响应性, reactive, reactivity
计算属性, computed property, computed
侦听器, watcher, watch
监听器, listener
指令, directive
双向绑定, 双向数据绑定, two-way binding, two way binding, two-way data binding, v-model
组合式 api, composition api
选项式 api, options api
组合式函数, composable
单文件组件, single file component, single-file component, sfc
作用域插槽, scoped slot
异步组件, async component, asynchronous component
依赖收集, 依赖追踪, dependency tracking, dependency collection
导航守卫, 路由守卫, navigation guard, route guard
插值, interpolation, interpolate
修饰符, modifier
包管理器, package manager
锁文件, lockfile, lock file
语义化版本, 语义版本, semver, semantic versioning, semantic version
开发依赖, dev dependency, development dependency, devdependencies
对等依赖, 同伴依赖, peer dependency, peerdependencies
幽灵依赖, 幻影依赖, phantom dependency
传递依赖, 间接依赖, transitive dependency, indirect dependency
工作区, 工作空间, workspace
单一仓库, 单仓多包, 大仓, monorepo
子进程, child process, subprocess
内置模块, built-in module, builtin module
未捕获异常, uncaught exception
退出码, 退出状态, exit code, exit status
热重载, 热更新, 热替换, hot reload, hot reloading, hot replacement
入口文件, 入口点, entry point, entry file
分块, chunk
构建工具, build tool
代码检查, 静态检查, lint, linter, linting
格式化, formatter, formatting, formatted
死代码, 无用代码, dead code
死代码消除, 无用代码消除, dead code elimination
开发环境, development environment, dev environment
预发布环境, 预发环境, 预发, staging environment
内容哈希, content hash
加载器, loader
动态库, 动态链接库, 共享库, dynamic library, shared library, dll
提前编译, ahead of time compilation, ahead-of-time compilation, aot
对端, peer
多路复用, multiplexing, multiplex, multiplexed
队头阻塞, 线头阻塞, head of line blocking, head-of-line blocking, hol blocking
流量控制, 流控, flow control
重传, retransmission, retransmit, retransmitted, retransmitting
慢启动, slow start
确认应答, 确认包, acknowledgement, acknowledgment, ack
防火墙, firewall
环回地址, 回环地址, loopback, loopback address
内网, 私网, 私有网络, intranet, private network
公网, public network, public internet
内容协商, content negotiation
内容类型, 媒体类型, content type, content-type, media type, mime type
断点续传, 续传, resumable upload, resumable download, resumable transfer
范围请求, range request
永久重定向, permanent redirect, moved permanently
临时重定向, temporary redirect
传输层安全, tls, ssl
自签名证书, 自签证书, self-signed certificate, self signed certificate
中间人攻击, 中间人, man in the middle, man-in-the-middle, mitm
双向认证, 双向 tls, mutual tls, mtls, mutual authentication
长轮询, long polling
存活时间, 生存时间, ttl, time to live
端口占用, 端口被占用, port in use, address already in use, port already in use
`;
