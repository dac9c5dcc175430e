/** Chinese words that mean the same to programmers, abbreviations among them: one thing a line, its names apart by commas. */
export const SYNONYMS = `
单测, 单元测试, unit test
弹框, 模态框, 弹窗, 对话框, modal, dialog
光标, 插入符, cursor, caret
下拉框, 下拉菜单, 下拉列表, dropdown, drop-down, combobox
复选框, 多选框, checkbox, check box
单选框, 单选按钮, radio button
文本域, 多行文本框, textarea
文本框, 输入框, text box, textbox, input box
进度条, progress bar
加载动画, 转圈, spinner, loading indicator
轮播图, 轮播, 走马灯, carousel
面包屑, breadcrumb
折叠面板, 手风琴, accordion
选项卡, 标签页, tab
抽屉, drawer
轻提示, 消息提示, toast
角标, 徽标, badge
缩略图, thumbnail
无限滚动, 上拉加载, infinite scroll, infinite scrolling
下拉刷新, pull to refresh
回到顶部, 返回顶部, back to top
二维码, qr code
富文本, rich text
编辑器, editor
入口函数, 主函数, main function
默认参数, 缺省参数, default parameter, default argument
成员变量, 实例变量, member variable, instance variable
静态变量, 类变量, static variable, class variable
成员函数, 成员方法, 实例方法, member function, instance method
引用类型, reference type
值类型, value type
布尔值, 布尔, boolean
整型, 整数, integer
浮点型, 浮点数, float, floating point
哈希值, 散列值, hash value, hash code
哈希函数, 散列函数, hash function
云服务器, 云主机, cloud server, vps
静态站点, 静态站, 静态网站, static site
静态站点生成器, 静态网站生成器, static site generator
文件名, filename, file name
扩展名, 后缀名, 文件后缀, file extension
子目录, 子文件夹, subdirectory, subfolder, subdirectories
父目录, 上级目录, 上一级目录, parent directory
回车, 回车键, enter key
制表符, tab character
控制流, 流程控制, control flow
第三方库, 三方库, 第三方包, third-party library, third party library, third-party package
代码库, 代码仓库, 仓库, codebase, code base, repository
源代码, 源码, source code
配置文件, config file, configuration file
配置项, 选项, option
厂商, 供应商, 服务商, vendor
管理后台, 后台管理, admin panel, admin dashboard
后台任务, background task, background job
热修复, 热补丁, hotfix, hot fix
版本号, version number
待办, 待办事项, todo, to-do
缺陷, 程序错误, bug, defect
工单, ticket
回调地狱, callback hell
防御式编程, 防御性编程, defensive programming
结对编程, pair programming
代码规范, 编码规范, 代码风格, code style, coding style, coding standard
代码片段, code snippet
伪代码, pseudocode, pseudo code
语法糖, syntactic sugar, syntax sugar
魔法数字, 魔数, magic number
造轮子, 重复造轮子, reinvent the wheel
开箱即用, out of the box, out-of-the-box
约定优于配置, convention over configuration
所见即所得, wysiwyg
先进先出, fifo, first in first out
后进先出, lifo, last in first out
认知负担, 心智负担, 认知负荷, cognitive load, mental burden
幂等性, 幂等, idempotency
向前兼容, forward compatible, forward compatibility
跨平台, cross-platform, cross platform
低代码, low code, low-code
宕机, 挂掉, 挂了, goes down, went down
生产环境, 线上, 现网, production, production environment, prod
过滤, 过滤器, filter
爆栈, 栈溢出, stack overflow
性能测试, performance test, performance testing
调用方, 调用者, caller
发送方, 发送端, 发送者, sender
拦截器, interceptor
比较器, 比较函数, comparator, compare function
数据类型, data type
外链, 外部链接, external link
死链, 失效链接, broken link, dead link
白板, 画布, whiteboard, canvas
书签, 收藏, 收藏夹, bookmark, favorite, favourite
日记, diary, daily note, journal
快捷键, hotkey, keybinding, key binding, keyboard shortcut
元数据, 元信息, metadata
删除线, cross out, crossed out, strike through, strikethrough
提示框, callout, admonition, info box, warning box
双重认证, 两步验证, second factor, two-step verification, extra security, 2-factor
卸载, uninstall, remove
禁用, 关闭, 停用, disable, turn off, switch off
启用, 开启, 打开, enable, turn on, switch on
搭建, 创建, 新建, scaffold, create a project, new project
output directory, output folder, outdir
base path, base url, sub path, subpath, nested path
别名, alias, other name, alternative name, several names
虚拟线程, 轻量级线程, lightweight thread, virtual thread
层序遍历, level order, level by level
建堆, heapify, build a heap, into a heap
基数排序, radix sort, sort by digit, by digit
编辑距离, edit distance, how similar, similar string
子集和, subset sum, add up to, sum to
leftmost, first occurrence
rightmost, last occurrence
先入后出, 后进先出, 先进后出, last in first out, lifo
先入先出, 先进先出, first in first out, fifo
分布式, across servers, across machines, several machines, multiple servers, many servers
笔误, 错别字, typo
体积, disk space, free space
登陆, 登录
帐号, 账号
帐户, 账户
传参, 参数传递, 传递参数, argument passing, parameter passing
联表, 连表, 联表查询, 连接查询, 多表查询, table join
聚簇索引, 聚集索引, clustered index
并查集, union find, disjoint set
最小生成树, minimum spanning tree, mst
双端队列, deque, double ended queue
生产者消费者, 生产消费, producer consumer
回文, palindrome
斐波那契, 斐波拉契, 斐波那切, fibonacci
哈夫曼, 霍夫曼, 赫夫曼, huffman
迪杰斯特拉, 迪科斯彻, dijkstra
汉诺塔, 河内塔, hanoi
布隆过滤器, bloom filter
前缀和, prefix sum
单调栈, monotonic stack
堆排序, 堆排, heap sort, heapsort
冒泡排序, 冒泡法, bubble sort
线段树, segment tree
树状数组, binary indexed tree, fenwick tree
字节序, 大小端, endianness, byte order
补码, two's complement
悬垂指针, 悬空指针, 空悬指针, 野指针, dangling pointer
可重入锁, 重入锁, 递归锁, reentrant lock
双等号, 相等运算符, 宽松相等, loose equality
`;
