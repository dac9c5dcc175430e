/** English words that notes in Chinese have a word of their own for and that are no names of programming: one thing a line, its names apart by commas. */
export const EVERYDAY_TERMS = `
期望, 预期, expected, expectation
重复, twice, duplicated
耗时, 繁重, heavy, time consuming, expensive
支付, 付款, payment, pay
扣款, charge, charged
范围, 区间, range
批量, bulk, batch
繁忙, busy
捕获, capture, caught
聊天, chat
货币, 币种, currency
派生, derive, derived
发行版, distribution, distro
耗尽, 用完, exhaust, exhausted
穷尽, exhaustive
暴涨, 激增, explode, spike
特性, 功能, feature
冻结, 卡死, freeze, frozen
乱码, garbled, mojibake
集成, integration, integrate
卡顿, 掉帧, janky, jank, stutter
惰性, lazy, lazily
生命周期, lifetime, life cycle
链接器, linker
不匹配, 不一致, mismatch
噪声, 抖动, noisy, noise, jitter
原来, 原始, original
接收, 收到, receive
重新部署, redeploy
分号, semicolon
分隔符, separator, delimiter
倾斜, 偏斜, skew
拆分, 切分, split
提交, submit
子类型, subtype
切换, switch, toggle
拼写错误, typo, misspelling
撤销, undo
有效, valid
微信, wechat
压垮, 打垮, overwhelm, overwhelmed, hammered
提供商, 渠道, provider
微服务, microservice
上级目录, 父目录, parent directory
局域网, 内网, local network, lan
借用, borrow
发送, send
调用, call, invoke
关闭, close
模式, pattern
静态, static
匿名, anonymous
省略, omit
手动, manual, manually
成员, member
文本, text
机器, machine
打开, open
传递, 传入, pass
连接池, connection pool, pool
每次, every time
提前, early
同时, at the same time, simultaneously
中途, halfway, midway
刷新, refresh
乱码, weird characters, strange characters, garbage characters, gibberish, question marks
旧版, 旧版本, old version, outdated version, stale version, previous version
死锁, waiting on each other, wait for each other, waiting for each other
覆盖, overwrite, override, clobber
体积, 变小, shrink, slim down, smaller, reduce size
卡顿, 掉帧, choppy, laggy, lag, sluggish
回滚, 撤销, roll back, revert
找回, 恢复, recover, restore, get back, bring back
误删, accidentally deleted, deleted by mistake, deleted by accident
泄露, leaked, exposed, by mistake, by accident
密钥, 凭据, secret, credential, api key
限流, too many request, call too often, limit call, limit request
过载, 雪崩, outage, overload, meltdown
断开, 断线, disconnect, offline, lost connection, connection lost
重连, reconnect
心跳, keep alive, ping
拔网线, unplugged, unplug
名次, 排名, top three, top 3, top 10, top n, ranking
并列, tie
累计, running total, cumulative
连续, streak, consecutive, in a row
扣款, bill, billed
取模, adding a node, adding node, adding server, add a node, add server
占住, 阻塞, blocking call, stall
排查, troubleshoot, diagnose, track down
根由, 原来的错误, original error, rethrow, rethrowing
吞掉, swallow
深拷贝, nested object, clone nested
首屏, 白屏, first paint, blank page, white screen, blank screen
闪烁, 换形, flash, flicker, blink
布局偏移, 偏移, 跳动, jump, layout shift, move around
图片, picture, photo
计算, 重活, calculation, computation, heavy work, cpu heavy, number crunching
虚拟列表, huge list, huge table, long list, thousand of row, many row, lot of row
读屏, screen reader
多余, extra property, extra field, excess property
锁文件, lock file, package-lock, newer package, newer version
溢出, 挤, push out, pushed out, overflow, too long
等高, equal height, same height
输入法, composing, ime, composition
策略, 设计模式, if else, long if, big switch, switch statement
装饰器, wrap function, wrap a function, wrapper
信号, ctrl c, ctrl-c
优雅退出, 零停机, during deploy, during deployment, graceful shutdown
金丝雀, 灰度, few user, some user, gradual rollout, percent of user
锁表, without locking, table lock
退出登录, 注销, log out, sign out, kick out, logged out
平均数, 平均, average
告警, alarm, false alarm, alert
不一致, differ, out of sync
第三方登录, login with, sign in with, log in with, social login
预检, options request, options call, preflight
跨域, blocked in the browser, another domain, other domain, cross domain
同步, in sync
手机, 移动, mobile, phone
触摸, swipe, touch
隐藏, hidden, hide
不可变, 冻结, immutable, freeze
离线, without internet, no internet, no network
后台, in the background, background
宿主机, 主机, host machine
进入, get inside, open a shell, shell inside
推送, push
清理, clean up, cleanup, get rid of
虚拟机, vm, virtual machine, 虚机
循环依赖, import each other, circular import, depend on each other
分页, 翻页, pagination, paginate, skip row
阻塞, blocks, blocked
改名, rename column, rename
发布, release, deploy
按钮, button
行, row
转圈, 加载中, spinner
退款, refund, money back
尺寸, dimension, resize
外观, 主题, appearance, look and feel, change the look
统计, analytics, visitor, traffic
过时, 旧, newer version, out of date, outdated
多余, unused, unneeded, not needed, no longer needed
转发, 代理, forward, proxy
原样, 字符串, as text, as a string, as string
`;
