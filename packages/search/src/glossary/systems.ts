/** Words of algorithms, systems, shells, versions, tests, security, operation and learning machines: one thing a line, its names apart by commas. */
export const SYSTEM_TERMS = `
环形缓冲区, 循环缓冲区, 环形队列, 循环队列, ring buffer, circular buffer, circular queue
优先队列, 优先级队列, priority queue
二叉搜索树, 二叉查找树, binary search tree, bst
平衡树, 平衡二叉树, balanced tree, balanced binary tree, self-balancing tree
红黑树, red black tree, red-black tree
字典树, 前缀树, trie, prefix tree
小顶堆, 最小堆, 小根堆, min heap, min-heap
拓扑排序, topological sort, topological order, topological sorting
深度优先, 深度优先搜索, depth first search, depth-first search, depth first, dfs, 深搜
广度优先, 广度优先搜索, 宽度优先, breadth first search, breadth-first search, breadth first, bfs, 广搜, 宽搜
双指针, two pointers, two pointer
分治, 分治法, 分而治之, divide and conquer
哈希冲突, 哈希碰撞, 散列冲突, hash collision, hash conflict
负载因子, 装载因子, load factor
均摊, 摊还, 摊销, amortized, amortize
最坏情况, worst case
子串, 子字符串, substring
暴力解法, 暴力法, brute force
不变量, 不变式, invariant
校验和, checksum
虚拟内存, virtual memory
缺页, 缺页中断, 缺页异常, page fault
用户态, 用户空间, user mode, user space, userland
内核态, 内核空间, kernel mode, kernel space
零拷贝, zero copy, zero-copy
内存映射, mmap, memory mapped, memory mapping, memory-mapped file
写时复制, 写时拷贝, copy on write, copy-on-write, cow
页缓存, 页高速缓存, page cache
进程间通信, ipc, inter process communication, interprocess communication, inter-process communication
共享内存, shared memory
符号链接, 软链接, 软连接, 软链, symlink, symbolic link, soft link
硬链接, hard link
段错误, segmentation fault, segfault
内存不足, 内存溢出, 内存耗尽, out of memory, oom, run out of memory
局部性, locality
指令, instruction
刷盘, 落盘, flush to disk, fsync
磁盘空间, disk space
后台进程, background process
工作目录, 当前目录, working directory, current directory, cwd
根目录, root directory
绝对路径, absolute path
相对路径, relative path
可执行文件, executable, executable file
定时任务, 计划任务, cron, cron job, crontab, scheduled task, scheduled job
标准错误, 标准错误输出, stderr, standard error
单引号, single quote
反斜杠, backslash
压缩包, 归档, archive, tarball
解压, 解压缩, decompress, unzip, decompression
日志轮转, 日志切割, log rotation, logrotate, rotate log
端口转发, port forwarding
暂存区, staging area
远程分支, remote branch
主分支, 主干, main branch, trunk, master branch
功能分支, 特性分支, feature branch
快进合并, 快进, fast forward, fast-forward
拣选, 遴选, cherry-pick, cherry pick
压缩提交, squash
游离头指针, 分离头指针, detached head
引用日志, reflog
子模块, submodule
检出, checkout, check out
拉取, pull
强制推送, 强推, force push
还原提交, 回退提交, revert
重置, reset
提交信息, 提交说明, commit message
更新日志, 变更日志, changelog, change log
冒烟测试, smoke test
属性测试, 基于性质的测试, 基于属性的测试, property based testing, property-based test
模糊测试, fuzzing, fuzz, fuzz testing
契约测试, contract test, contract testing
测试驱动开发, 测试驱动, test driven development, test-driven, tdd
测试用例, 用例, test case
测试套件, test suite
边界情况, 边界条件, 极端情况, edge case, corner case
误报, 假阳性, false positive
漏报, 假阴性, false negative
参数化测试, parameterized test, parametrized test
混沌工程, chaos engineering
自动化测试, automated test, test automation
确定性, deterministic, determinism
复现, 重现, reproduce, reproduction
装饰器模式, 装饰者模式, decorator pattern
建造者模式, 生成器模式, builder pattern, builder
外观模式, 门面模式, 门面, facade
策略模式, strategy pattern
状态机, 有限状态机, state machine, finite state machine, fsm
单一职责, single responsibility
开闭原则, open closed principle, open-closed principle
依赖倒置, dependency inversion
耦合, coupling, coupled
解耦, decouple, decoupling
内聚, cohesion, cohesive
抽象, abstraction, abstract
关注点分离, separation of concerns
领域驱动设计, 领域驱动, domain driven design, domain-driven design, ddd
分层架构, layered architecture
代码异味, 坏味道, code smell
过度设计, over-engineering, overengineering, over engineering
反模式, anti-pattern, antipattern, anti pattern
样板代码, boilerplate
遗留代码, 遗留系统, legacy code, legacy system, legacy
端点, endpoint
弃用, 废弃, deprecate, deprecated, deprecation
破坏性变更, 不兼容变更, breaking change
请求参数, 入参, request parameter
错误码, error code
错误信息, 报错信息, 错误消息, error message
网络钩子, webhook
配额, quota
嵌套, nested, nest, nesting
可选, optional
必填, 必选, required, mandatory
前缀, prefix
后缀, suffix
驼峰, 驼峰命名, camel case, camelcase
蛇形命名, 下划线命名, snake case, snake_case
连字符, 短横线, hyphen
下划线, underscore
双因素认证, 两步验证, 双重认证, two factor authentication, two-factor authentication, 2fa
多因素认证, multi-factor authentication, multi factor authentication, mfa
验证码, captcha, verification code
加盐, 盐值, salt
暴力破解, brute force attack, brute-force attack
重放攻击, 重放, replay attack, replay
拒绝服务, denial of service, dos
分布式拒绝服务, ddos, distributed denial of service
服务端请求伪造, ssrf, server-side request forgery, server side request forgery
路径穿越, 目录穿越, path traversal, directory traversal
提权, 权限提升, privilege escalation
最小权限, least privilege
访问控制, access control
白名单, 允许列表, whitelist, allowlist, allow list
黑名单, 拒绝列表, blacklist, blocklist, denylist, deny list
钓鱼, 网络钓鱼, phishing
凭证, 凭据, credential
明文, plaintext, plain text, cleartext
密文, ciphertext
供应链攻击, supply chain attack
恶意, malicious
敏感, sensitive
数据脱敏, 脱敏, data masking, desensitization
审计, audit
审计日志, audit log
退出登录, 登出, 注销, logout, log out, sign out
密钥轮换, key rotation, rotate key
完整性, integrity
数据卷, 存储卷, volume
镜像仓库, image registry, container registry
基础镜像, base image
多阶段构建, multi-stage build, multistage build
存活探针, liveness probe
就绪探针, readiness probe
声明式, declarative
命令式, imperative
期望状态, desired state
基础设施即代码, infrastructure as code, iac
虚拟化, virtualization
多租户, multi-tenant, multi tenant, multitenancy, multi-tenancy
租户, tenant
端口映射, port mapping
自托管, self-hosted, self hosted, self-hosting
资源限制, resource limit
采样, sampling
采样率, sample rate, sampling rate
请求号, 请求标识, request id, correlation id
日志级别, 日志等级, log level
火焰图, flame graph, flamegraph
堆转储, 堆快照, heap dump, heap snapshot
堆栈跟踪, 堆栈信息, 异常栈, 调用栈信息, stack trace, stacktrace, traceback
长尾延迟, 尾延迟, 尾部延迟, tail latency
时间序列, time series
阈值, threshold, 阀值
服务等级协议, sla, service level agreement
根因, 根本原因, root cause
饱和度, 饱和, saturation, saturated
错误率, error rate
响应时间, response time
每秒请求数, 每秒查询数, qps, requests per second, queries per second, rps
峰值, 高峰, peak
毛刺, 尖刺, 尖峰, spike
基线, baseline
插桩, instrumentation, instrument
人工智能, ai, artificial intelligence
机器学习, machine learning
深度学习, deep learning
神经网络, neural network
大语言模型, 大模型, llm, large language model, language model
提示词, prompt
提示工程, 提示词工程, prompt engineering
提示注入, 提示词注入, prompt injection
上下文窗口, context window
词元, token
嵌入, embedding, embed
向量, vector
向量检索, 向量搜索, vector search
向量数据库, 向量库, vector database
相似度, similarity
余弦相似度, cosine similarity
检索增强生成, 检索增强, rag, retrieval augmented generation, retrieval-augmented generation
微调, fine-tuning, fine tuning, fine-tune, finetune
预训练, pretraining, pre-training, pretrain
推理, inference
训练, training, train
幻觉, hallucination, hallucinate
智能体, agent
工具调用, tool calling, tool call, tool use, function calling
思维链, chain of thought, chain-of-thought
过拟合, overfitting, overfit
数据集, dataset, data set
结构化输出, structured output
流式输出, streaming output
知识库, knowledge base
`;
