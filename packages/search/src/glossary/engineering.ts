/** Words of engineering, delivery and measuring, and words that questions are asked with: one thing a line. */
export const ENGINEERING_TERMS = `
代码, code, source code
源码, source
仓库, repository, repo
版本控制, version control
分支, branch
合并请求, pull request, merge request
变基, rebase
冲突, conflict
暂存, stash, stage, staging
标签发布, release tag
提交记录, commit history
误删, accidentally deleted, deleted by mistake, 删掉
对象模型, object model
摘要, digest, hash digest
历史, history
差异, diff
补丁, patch
测试, test, testing
单元测试, unit test, unit testing
集成测试, integration test, integration testing
端到端测试, 端到端, end to end test, end to end, e2e, end-to-end
回归测试, regression test
测试替身, test double, mock, stub, fake, 模拟, 替身
覆盖率, coverage, test coverage
不稳定, flaky, unstable
夹具, fixture
快照测试, snapshot test
测试分层, test pyramid, testing pyramid
调试, debug, debugging
断点调试, debugger
排查, troubleshoot, troubleshooting, diagnose
重构, refactor, refactoring
代码审查, code review
技术债, technical debt
需求, requirement
文档化, documented
约定, convention
最佳实践, best practice
示例, 例子, example, sample
构建, 生成, build
增量构建, incremental build, incremental compilation, 增量
增量的, incremental
重新编译, recompile, rebuild
全量, full build
持续集成, continuous integration, ci
持续交付, continuous delivery, cd, 持续部署, continuous deployment
流水线, ci pipeline
部署, deploy, deployment, 托管, hosting, host
发布, release, publish, 上线, launch, go live, ship
零停机, 不停机, zero downtime, without downtime, no downtime, 停机, downtime
蓝绿发布, 蓝绿, blue green, blue-green deployment, blue green deployment
金丝雀, canary, 金丝雀发布, canary release, canary deployment, 灰度, 灰度发布, gradual rollout
滚动更新, rolling update, rolling release
优雅退出, graceful shutdown, gracefully, shut down, shutdown, 关机
健康检查, health check
就绪, ready, readiness
宽限期, grace period
特性开关, feature flag, feature toggle
容器, container
镜像, image, docker image, container image
镜像层, image layer
多阶段构建, multi stage build, multi-stage build
编排, orchestration
集群, cluster
节点池, node pool
基础设施, infrastructure
云, cloud
阿里云, alibaba cloud, aliyun
腾讯云, tencent cloud
边缘, edge
内容分发, cdn, content delivery network
配置, configuration, config, configure, setting, 设置, set up, setup
参数设置, option, 选项
命令, command
命令行, command line, cli, terminal, 终端
安装, install, installation
卸掉, uninstall
升级, upgrade
启动, start, launch, boot, startup
停止, stop, halt
重启, restart, reboot
运行, run, execute, 执行, execution
断电, power failure, power loss
杀掉, kill, killed
监控, monitor, monitoring
可观测性, observability
指标, metric, metrics
链路追踪, tracing, trace, distributed tracing, 追踪, 追踪号, trace id
结构化日志, structured logging, structured log
告警, alert, alerting, alarm, 报警
错误预算, error budget
服务等级目标, slo, service level objective
标签基数, cardinality
仪表盘, dashboard
直方图, histogram
事故, incident, outage, 故障, failure
值班, on call
复盘, postmortem
性能, performance
性能优化, performance optimization, 优化, optimize, optimise, optimization, speed up, 加速
瓶颈, bottleneck
剖析, profile, profiling, profiler
压测, 压力测试, load test, load testing, stress test
基准测试, benchmark, benchmarking, 微基准, microbenchmark
平均数, 平均, average, mean, 平均值
分位数, percentile, percentiles, quantile, p99
中位数, median
最大值, max
最小值, min, minimum
协同遗漏, coordinated omission
热身, warm up, warmup
测量, 度量, 量, measure, measurement, measuring
墙上时间, wall time, wall clock, wall-clock time
预算, budget, performance budget
耗时, duration, elapsed time, time spent
快, fast, faster, quick
慢, slow, slower
变慢, slow down
稳定, stable, reliable, 可靠, reliably
体积, size, 大小, 尺寸
减小, reduce, shrink, smaller, small, 变小, 小
增加, increase, grow
数据, data
信息, information, info
用户, user
读者, reader
作者, author
团队, team
项目, project
工程, engineering
工具, tool, tooling
框架, framework
库, library, lib
插件, plugin, extension, 扩展
引擎, engine
平台, platform
系统, system
架构, architecture
设计, design
实现, implement, implementation
原理, principle, internals, under the hood
区别, difference, different, differ, vs
创建, create, creation, 新建
读取, 读, read, reading
写入, 写, write, writing
修改, 改, modify, change, edit
替换, replace, replacement
移动, move
检查, check, inspect
检测, detect, detection, 判断, 探测
避免, avoid, prevent, 防止
修复, 修, fix, repair
解决, solve, solution
共享, share, shared
隔离, isolate, isolated
保护, protect, protection
安全, safe, safely, security, secure
需要, need, require
选择, 选, choose, choice, pick
使用, use, usage
开始, begin
结束, end, finish
成功, success, succeed
失败, fail, failed
原因, reason
结果, result
问题, problem, issue, question
顺序, 次序, order, sequence
数量, 个数, number of, amount
时间, time
长度, length
名字, name, naming
内容, content
规则, rule
限制, restriction, limitation
权衡, 取舍, trade off, tradeoff, trade-off
经验, experience
步骤, step
流程, workflow, flow
清单, checklist
触发, trigger
忽略, ignore, ignored
通知, notification, notify
订阅, subscribe, subscription
过滤, filter
遍历目录, walk directory
递增, increment
随机抖动, random jitter
生效, take effect, 不生效, no effect, not working, not work
没有更新, not updated, 旧页面, stale page
没用上, not used, unused
丢失, lost, lose, missing
重复, duplicate, repeat, repeated
覆盖掉, overwritten
标志, logo
无涯, wuya
岸, shore
站内搜索, site search
不要服务器, without server, serverless, 没有服务器
下载量, download size
排名, ranking, rank
摘录, excerpt, snippet
命中, hit, match
候选, candidate
校对, proofread
过时, outdated, obsolete, out of date
`;
