/** Words of servers, networks, data and concurrency: one thing a line, its names apart by commas. */
export const BACKEND_TERMS = `
后端, backend, back end, back-end
全栈, full stack, full-stack, fullstack
服务器, 服务端, server
客户端, client
服务, service
微服务, microservice, microservices
单体, monolith
网关, gateway, api gateway
反向代理, reverse proxy, 反代
负载均衡, load balancing, load balancer
接口设计, api design
请求, request
响应, response
请求头, request header, 响应头, response header, header, 头
正文, body, payload, 请求体, request body
状态码, status code, http status
请求方法, http method, request method, http verb
安全方法, safe method
幂等, idempotent, idempotency, idempotence
幂等键, idempotency key
重复提交, duplicate submission, double submit, duplicate request, 重复请求
未授权, unauthorized
禁止访问, forbidden
找不到, not found
参数校验, parameter validation, 参数错误, bad request, invalid parameter
错误响应, error response, 报错格式, error format
身份验证, authentication, authenticate, 认证, 登录, login, sign in, log in
授权, authorization, authorize, 权限, permission
会话, session
令牌, token
访问令牌, access token
刷新令牌, refresh token
单点登录, single sign on, sso
密码, password
密钥, secret, secret key
签名, signature, sign
加密, encryption, encrypt
解密, decryption, decrypt
对称加密, symmetric encryption
非对称加密, asymmetric encryption
公钥, public key
私钥, private key
证书, certificate
撤销, revoke, revocation, 吊销, 失效
攻击, attack
漏洞, vulnerability
注入, injection, inject
参数绑定, bind parameter, prepared statement, 预备语句, 参数化, parameterized query, 预处理语句
网络, network
连接, connection, connect, join
连接池, connection pool
三次握手, three way handshake, three-way handshake, handshake, 握手
四次挥手, four way handshake, 挥手, connection teardown
断开, disconnect, disconnected, 断线
半开连接, half open connection, dead connection
保活, keepalive, keep alive, keep-alive
心跳, heartbeat
报文, packet, segment, 数据包
粘包, message framing, framing, 消息边界, message boundary, 字节流, byte stream
序列号, sequence number
拥塞, congestion, 拥塞控制, congestion control
滑动窗口, sliding window
带宽, bandwidth
延迟, latency, delay, 时延
吞吐, throughput, 吞吐量
丢包, packet loss
域名解析, dns lookup, dns resolution, dns
套接字, socket
长连接, persistent connection
轮询, polling, poll
推送, push
服务器推送, server sent events, sse
远程调用, rpc, remote procedure call
重试, retry, retries
退避, backoff, back off
指数退避, exponential backoff
抖动, jitter
熔断, circuit breaker
限流, rate limit, rate limiting, rate limiter
过载, overload, overloaded, 压垮, overwhelm
背压, backpressure, back pressure, 反压
雪崩, cascading failure, avalanche
下游, downstream
上游, upstream
容量规划, capacity planning
利用率, utilization, utilisation
排队, queueing, queuing, queueing theory
队列长度, queue length, queue size
消息队列, message queue
消费者, consumer
生产者, producer
并发, concurrency, concurrent
并行, parallel, parallelism
进程, process
线程, thread
协程, coroutine
线程池, thread pool
多线程, multithreading, multi thread, multithreaded, multiple threads
多进程, multiprocessing, multiple processes
单线程, single thread, single threaded, single-threaded
上下文切换, context switch
调度, schedule, scheduler, scheduling
全局解释器锁, gil, global interpreter lock
虚拟线程, virtual thread, 绿色线程, green thread
线程安全, thread safe, thread safety, thread-safe
竞态, race condition, race, 竞态条件, data race, 数据竞争, 竞争
锁, lock, locking, mutex, 互斥, 互斥锁
死锁, deadlock
活锁, livelock
读写锁, read write lock
自旋锁, spin lock
乐观锁, optimistic lock, optimistic locking
悲观锁, pessimistic lock
分布式锁, distributed lock
信号量, semaphore
原子操作, atomic operation, atomic
原子性, atomicity
可见性, visibility
临界区, critical section
数据库, database, db
关系数据库, relational database
表, table
行, row
列, column, 列名, column name
改名, rename, 重命名
主键, primary key
外键, foreign key
唯一约束, unique constraint
约束, constraint
索引, index, indexes, indexing, database index
联合索引, composite index, compound index, 复合索引, multi column index, multicolumn index, 组合索引
最左前缀, leftmost prefix, 前缀匹配
覆盖索引, covering index
聚簇索引, clustered index
回表, table lookup
全表扫描, full table scan, sequential scan, 顺序扫描, table scan
范围查询, range query
查询, query
慢查询, slow query
执行计划, query plan, execution plan, explain plan, 查询计划
优化器, optimizer, query optimizer, planner
统计信息, statistics
代价, cost
事务, transaction
隔离级别, isolation level, transaction isolation, isolation
脏读, dirty read
不可重复读, non repeatable read, nonrepeatable read
幻读, phantom read
丢失更新, lost update
写偏斜, write skew
可串行化, serializable, 串行化
一致性, consistency, consistent
持久性, durability, 持久化, persistence, persist
提交, commit
回滚, rollback, roll back
保存点, savepoint
多版本并发控制, mvcc
日志, log, logging
预写日志, write ahead log, wal
主从, replication, 副本, replica, 主从复制
主库, primary, leader
从库, secondary, follower
分片, shard, sharding
分区, partition, partitioning
分库分表, database sharding
备份, backup
恢复, restore, recover, recovery, 找回
迁移, migration, migrate
数据库迁移, database migration, schema migration
加字段, 加列, add column
锁表, table lock, lock table
大表, large table, big table
回填, backfill
触发器, trigger
视图, view
存储过程, stored procedure
存储, storage, store, 存放, 保存, save, 存
对象存储, object storage
过期键, expired key
惰性删除, lazy deletion, lazy expiration, lazy expiry, lazy delete
定期删除, active expiration, periodic deletion, active expiry
淘汰, evict, eviction
大键, big key, large key, 大 key
缓存穿透, cache penetration
缓存击穿, cache breakdown
缓存雪崩, cache avalanche, cache stampede, 同时失效
延时任务, delayed job, delayed task, 延迟队列, delay queue
有序集合, sorted set
分布式, distributed
分布式事务, distributed transaction
共识, consensus
最终一致, eventual consistency
分页, pagination, paging, paginate, 翻页, 页码
游标, cursor
游标分页, cursor pagination, cursor based pagination, keyset pagination
总数, total count, count
上限, limit, upper bound, maximum
版本, version
向后兼容, backward compatible, backwards compatible, backward compatibility
接口文档, api documentation
格式, format
批量写, bulk write, bulk insert
插入, insert
更新, update
删除, delete, remove, deletion
增删改查, crud
连表, join tables
聚合, aggregate, aggregation
分组, group, group by
子查询, subquery
对象关系映射, orm
多次查询, n+1, n+1 query
流量, traffic
磁盘, disk
文件, file
文件系统, file system, filesystem
内核, kernel
操作系统, operating system, os
系统调用, system call, syscall
中断, interrupt
信号, signal
标准输入, stdin
标准输出, stdout
环境变量, environment variable, env
守护进程, daemon
处理器, cpu, processor
核, core
输入输出, io, i/o
文件描述符, file descriptor
`;
