/** Words of data, messages, clusters and what runs at once: one thing a line, its names apart by commas. */
export const SERVICE_TERMS = `
自增, 自增主键, auto increment, auto-increment, autoincrement
内连接, inner join
笛卡尔积, cartesian product, cross join
窗口函数, window function
公用表表达式, 公共表表达式, cte, common table expression
去重, deduplicate, deduplication, dedupe, dedup
反范式, 反规范化, denormalization, denormalize
行锁, 行级锁, row lock, row-level lock, row level lock
间隙锁, gap lock
共享锁, 读锁, shared lock, read lock
排他锁, 排它锁, 独占锁, 写锁, exclusive lock, write lock
读已提交, 读提交, read committed
可重复读, repeatable read
二级索引, 辅助索引, 非聚簇索引, secondary index
唯一索引, unique index
全文搜索, 全文检索, full text search, full-text search
倒排索引, 反向索引, inverted index
预编译语句, 预处理语句, prepared statement
索引下推, index condition pushdown, index pushdown
b 树, b tree, b-tree
b+ 树, b+ tree
二进制日志, binlog, binary log
读写分离, read write splitting, read/write splitting, read write separation
主从延迟, 复制延迟, replication lag, replication delay
故障转移, 故障切换, 主从切换, failover, fail over
长事务, long transaction, long-running transaction, long running transaction
表结构, schema, table schema
非关系型数据库, 非关系数据库, nosql
软删除, 逻辑删除, soft delete, soft deletion, logical delete
多对多, many to many, many-to-many
热键, 热点键, 热点 key, hot key
命中率, 缓存命中率, hit rate, hit ratio, cache hit rate, cache hit ratio
缓存预热, cache warming, cache warm-up, cache warmup
旁路缓存, 旁路缓存模式, cache aside, cache-aside
写回, 异步写回, write back, write-back, write behind, write-behind
最近最少使用, lru, least recently used
跳表, 跳跃表, skip list, skiplist
哨兵, sentinel
一致性哈希, 一致性散列, consistent hashing, consistent hash
本地缓存, local cache
消息中间件, 消息代理, message broker, broker
主题, topic
消费组, 消费者组, consumer group
偏移量, 位移, offset
死信队列, 死信, dead letter queue, dead letter, dlq
消息积压, 消息堆积, message backlog, consumer lag
重复消费, duplicate consumption, consumed twice
至少一次, at least once, at-least-once
至多一次, 最多一次, at most once, at-most-once
恰好一次, 精确一次, 正好一次, exactly once, exactly-once
投递, deliver, delivery
事件驱动, event driven, event-driven
事件溯源, event sourcing
发件箱, 发件箱模式, outbox, transactional outbox, outbox pattern
网络分区, network partition
脑裂, split brain, split-brain
多数派, 法定人数, quorum, majority
领导者选举, 选主, leader election, elect leader
两阶段提交, 二阶段提交, two phase commit, two-phase commit, 2pc
强一致, 强一致性, strong consistency, strongly consistent
线性一致, 线性一致性, linearizability, linearizable
时钟漂移, 时钟偏移, clock drift, clock skew
服务发现, service discovery
注册中心, 服务注册中心, service registry
服务网格, service mesh
单点故障, single point of failure, spof
高可用, high availability, highly available
可用性, availability
容错, fault tolerance, fault tolerant, fault-tolerant
容灾, 灾难恢复, disaster recovery
水平扩展, 横向扩展, scale out, horizontal scaling, scale horizontally
垂直扩展, 纵向扩展, scale up, vertical scaling, scale vertically
可伸缩性, 伸缩性, 可扩展性, scalability, scalable
自动伸缩, 弹性伸缩, 自动扩缩容, autoscaling, auto scaling, autoscaler
令牌桶, token bucket
漏桶, leaky bucket
无状态, stateless
有状态, stateful
轮询调度, 轮转, round robin, round-robin
惊群, 惊群效应, thundering herd
比较并交换, 比较交换, cas, compare and swap, compare-and-swap, compare and set
内存屏障, memory barrier, memory fence
指令重排, 重排序, instruction reordering, reordering
先行发生, 先于发生, happens before, happens-before
可重入锁, 重入锁, reentrant lock, reentrant
锁竞争, 锁争用, lock contention, contention
无锁, lock free, lock-free
饥饿, 饿死, starvation, starve
缓存行, cache line
线程局部, 线程本地, thread local, threadlocal, thread-local
阻塞队列, blocking queue
非阻塞, non-blocking, nonblocking, non blocking
结构化并发, structured concurrency
`;
