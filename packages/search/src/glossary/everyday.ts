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
`;
