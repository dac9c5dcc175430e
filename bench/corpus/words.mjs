// Words and sentences of the benchmark's notes: filler, written for this purpose, that looks to a parser, a highlighter
// and a compressor like a programmer's Chinese.

/** Sections with the folder, label and subjects of their categories. */
export const SECTIONS = [
  {
    id: 'frontend',
    label: '前端',
    subjects: [
      ['language', '语言基础'],
      ['runtime', '运行时'],
      ['rendering', '渲染'],
      ['layout', '布局与样式'],
      ['components', '组件'],
      ['data-flow', '数据流'],
      ['tooling', '工具链'],
      ['loading', '加载与体积'],
    ],
  },
  {
    id: 'backend',
    label: '后端',
    subjects: [
      ['http', 'HTTP'],
      ['storage', '存储引擎'],
      ['transactions', '事务'],
      ['concurrency', '并发'],
      ['caching', '缓存'],
      ['queues', '消息队列'],
      ['services', '服务治理'],
      ['observing', '可观测性'],
    ],
  },
  {
    id: 'full-stack',
    label: '全栈',
    subjects: [
      ['design', '设计取舍'],
      ['contracts', '接口约定'],
      ['delivery', '交付'],
      ['containers', '容器'],
      ['accounts', '账户与权限'],
      ['files', '文件与图片'],
      ['realtime', '实时通信'],
      ['upkeep', '维护'],
    ],
  },
];

const words = (text) => text.trim().split(/\s+/);

/** What each slot of a sentence may hold. */
export const SLOTS = {
  idea: words(`
    引用 作用域 提升 暂时性死区 隐式转换 原型 迭代器 生成器 尾调用 弱引用 取消信号 结构化克隆 任务队列 帧预算 布局抖动 层级提升
    选择器优先级 逻辑属性 视口单位 字体回退 骨架屏 乐观更新 受控输入 焦点管理 虚拟滚动 增量渲染 静态分析 模块图 副作用标记 内容哈希
    条件请求 范围请求 协商缓存 连接复用 队头阻塞 慢启动 写前日志 页分裂 合并策略 布隆过滤 快照读 写偏斜 可串行化 死锁检测 行锁升级
    工作窃取 内存屏障 伪共享 协程调度 背压 令牌桶 滑动窗口 热点键 缓存预热 旁路缓存 至少一次投递 幂等键 死信 重平衡 服务摘除
    健康探针 尾部延迟 采样率 指标基数 关联编号 错误预算 向后兼容 契约测试 特性开关 灰度 回滚 不可变制品 镜像层 最小权限
    会话固定 刷新令牌 签名链接 分片上传 断点续传 心跳 断线重连 冲突合并 依赖升级 技术债 归档策略`),
  name: words(`
    V8 Node.js Deno React Preact Solid Vite Rolldown TypeScript ESLint Playwright WebAssembly HTTP/2 HTTP/3 TLS gRPC GraphQL OpenAPI
    PostgreSQL SQLite MySQL RocksDB Redis Kafka NATS RabbitMQ Nginx Envoy Linux epoll io_uring systemd Docker Kubernetes Helm Terraform
    Prometheus Grafana OpenTelemetry OAuth WebSocket WebRTC SSE S3 Go Rust Python Java Kotlin`),
  code: words(`
    AbortController structuredClone queueMicrotask requestIdleCallback IntersectionObserver content-visibility Object.hasOwn WeakRef
    Promise.allSettled fetch() useSyncExternalStore startTransition import.meta.url Cache-Control If-None-Match Retry-After SO_REUSEPORT
    fsync() EXPLAIN SKIP~LOCKED ON~CONFLICT pg_stat_statements SETNX XREADGROUP max.poll.interval.ms context.WithTimeout
    sync.Pool select! asyncio.gather CompletableFuture livenessProbe terminationGracePeriodSeconds --mount=type=cache traceparent
    SameSite=Lax Set-Cookie Idempotency-Key rel=preload git~bisect npm~ci strace`).map((word) =>
    word.replaceAll('~', ' '),
  ),
  thing: words(
    '请求 响应 任务 页面 组件 状态 事件 线程 连接 事务 索引 消息 文件 日志 指标 版本 配置 令牌 快照 节点 副本 字段 模块 缓冲区',
  ),
  act: words(
    '读取 写入 校验 合并 拆分 重试 取消 限制 缓存 清理 复用 隔离 记录 回放 比较 迁移 发布 撤回 压缩 排队',
  ),
  quality: words('稳妥 昂贵 便宜 隐蔽 清楚 脆弱 直接 可靠 克制 多余 常见 必要'),
  scene: words(`
    首屏渲染 列表滚动 表单提交 切换标签页 弱网 冷启动 批量导入 夜间对账 流量高峰 主从切换 机房演练 灰度发布 紧急回滚 磁盘将满
    时钟回拨 证书过期 依赖超时 重复点击 离线编辑 大文件上传`),
};

export const OPENINGS = [
  '',
  '',
  '',
  '',
  '先说结论：',
  '反过来看，',
  '在{scene}的时候，',
  '如果只盯着{thing}，',
  '和{name}相比，',
  '把{idea}放到一边，',
  '线上真正出问题的那一次，',
  '从 {number} 个{thing}开始，',
  '很多人以为',
  '值得多看一眼的是，',
  '换到{name}上，',
  '读到这里你大概已经猜到，',
  '按照规范，',
  '用{code}试一次就知道，',
];

export const STATEMENTS = [
  '{idea}要解决的不是{thing}太多，而是没有人负责{act}它',
  '{code}只保证顺序，不保证{thing}已经落盘',
  '{name}会先{act}{thing}，再通知等待的一方',
  '把{thing}和{thing}分开之后，{idea}就成了一件{quality}的事',
  '每多一层{idea}，{scene}时就多一个要解释的{thing}',
  '默认值偏向{quality}，并不适合{scene}',
  '{idea}的代价在{scene}时才看得见',
  '真正慢的往往不是{thing}本身，而是等待{thing}的那 {number} 毫秒',
  '{name}里的{idea}和{name}里的同名概念并不是一回事',
  '只要{thing}不再变化，{code}就可以放心地{act}',
  '这条规则有一个例外：{scene}时{thing}可能已经过期',
  '与其{act}全部{thing}，不如只留下最近 {number} 个',
  '{idea}和{idea}常常一起出现，却应当分开测量',
  '谁先拿到{thing}，谁就负责{act}',
  '{code}返回以后，{thing}仍有可能被别处改动',
  '一次{act}失败并不可怕，可怕的是没有记下{thing}',
  '写测试时先固定{thing}，再让{scene}发生',
  '{name}的文档把它叫作{idea}，源码里却叫另一个名字',
  '**{idea}**不是免费的，它用{thing}换来了{quality}的{thing}',
  '两个{thing}之间隔着 {number} 次往返，任何{act}都救不回来',
];

export const ENDINGS = [
  '。',
  '。',
  '。',
  '。',
  '。',
  '，{scene}时尤其如此。',
  '，所以要尽早{act}。',
  '，细节见{link}。',
  '，这也是{name}这样做的理由。',
  '，代价是多一次{act}。',
  '，除非{code}已经替你做了。',
  '，但不要因此放弃{idea}。',
  '，压测里大约能省下 {number}% 的时间。',
  '，可以和{link}对照着读。',
  '，否则{thing}会越积越多。',
  '；反之则不然。',
];

export const TITLES = [
  '{idea}是怎么回事',
  '{name} 里的{idea}',
  '{scene}：从{idea}说起',
  '{idea}与{idea}',
  '再谈{idea}',
  '什么时候需要{idea}',
  '{idea}的代价',
  '给{thing}加上{idea}',
];

export const HEADINGS = [
  '问题出在哪里',
  '先看一个例子',
  '{idea}的做法',
  '换一种写法',
  '{scene}时会怎样',
  '测一测',
  '{name} 怎么处理',
  '容易忽略的地方',
  '边界',
  '取舍',
  '{code} 的语义',
  '为什么不直接{act}',
  '一份检查清单',
  '把{thing}画出来',
  '失败了怎么办',
  '和{idea}的关系',
];

export const SUBHEADINGS = [
  '准备{thing}',
  '第一版',
  '第二版：加上{idea}',
  '读懂输出',
  '小结',
  '{code} 做了什么',
  '留给{scene}的余地',
  '数字从哪里来',
];

export const POINTS = [
  '**{idea}**：{statement}。',
  '`{bare}`：{statement}。',
  '{statement}。',
  '先{act}{thing}，再{act}{thing}。',
  '不要在{scene}时{act}{thing}，见{link}。',
];

export const ADMONITIONS = [
  ['note', ''],
  ['tip', '一个小技巧'],
  ['warning', '线上别这么做'],
  ['info', '背景'],
  ['danger', ''],
];
