/** Words of programming languages and of computing: one thing a line, its names apart by commas. */
export const LANGUAGE_TERMS = `
闭包, closure
函数, function, func, method, 方法
匿名函数, anonymous function, lambda, 箭头函数, arrow function
高阶函数, higher order function
回调, 回调函数, callback, callback function
纯函数, pure function
副作用, side effect, effect
递归, recursion, recursive
尾递归, tail recursion, 尾调用, tail call
迭代, iteration, iterate, 遍历, traverse, traversal
迭代器, iterator
生成器, generator
循环, loop
参数, 形参, parameter, argument, 实参, arg, param
返回值, return value, return
变量, variable, var
常量, constant, const
作用域, scope
词法作用域, lexical scope, 静态作用域
作用域链, scope chain
块级作用域, block scope
变量提升, hoisting, 提升
暂时性死区, temporal dead zone, tdz
上下文, context
执行上下文, execution context
调用栈, call stack, 栈帧, stack frame
栈, stack
堆, heap
栈溢出, stack overflow
队列, queue
链表, linked list
数组, array
列表, list
对象, object
字面量, literal
属性, property, attribute, 字段, field
键, key
值, value
键值对, key value pair
引用, reference, ref
指针, pointer
按值传递, pass by value, 值传递, 传值
按引用传递, pass by reference, 引用传递, 传引用
拷贝, 复制, copy, clone, 克隆, 副本
深拷贝, deep copy, deep clone, 深复制, 深克隆
浅拷贝, shallow copy, shallow clone, 浅复制
解构, destructuring, destructure, 解构赋值
展开, spread, 展开语法, spread syntax
剩余参数, rest parameter
默认值, default value, 缺省值, default
原始值, primitive, 基本类型, primitive type, 原始类型
布尔, boolean, bool
数字, number, 数值, numeric
整数, integer, int
浮点数, float, floating point, 浮点
精度, precision
字符串, string, str
字符, character, char
编码, encoding, encode
解码, decoding, decode
字节, byte
位, bit, 比特
位运算, bitwise, bitwise operation
十六进制, hexadecimal, hex
二进制, binary
散列, 哈希, hash
哈希表, 散列表, hash table, hash map, hashmap, 字典, dictionary, dict, 映射, map
集合, set, collection
元组, tuple
枚举, enum, enumeration
结构体, struct
联合类型, union type, union
交叉类型, intersection type
可辨识联合, discriminated union, tagged union, 标签联合
泛型, generic, generics
类型, type, typing
类型推断, type inference, 类型推导
类型守卫, type guard
类型断言, type assertion, cast, 类型转换, type conversion
类型收窄, narrowing, type narrowing, 收窄
结构类型, structural typing, structural type, 鸭子类型, duck typing, 结构化类型
名义类型, nominal type, nominal typing, 标称类型, 烙印, branded type
强类型, strongly typed
弱类型, weakly typed
静态类型, static typing, statically typed
动态类型, dynamic typing, dynamically typed
类型别名, type alias, 别名, alias
接口, interface, api
类, class
抽象类, abstract class
实例, instance
构造函数, constructor, 构造器
析构函数, destructor
继承, inheritance, inherit, extends
多态, polymorphism
封装, encapsulation, encapsulate
组合, composition, compose
原型, prototype
原型链, prototype chain
重载, overload, overloading
重写, override, overriding, 覆写, 覆盖, overwrite
访问器, accessor, getter, setter
静态方法, static method
私有, private
公有, public
只读, readonly, read only
可选链, optional chaining
空值合并, nullish coalescing
空值, null, nil, 空指针, null pointer
未定义, undefined
真值, truthy
假值, falsy
相等, equality, equal
严格相等, strict equality, 全等, 三等号, strict equal
比较, compare, comparison
不可变, immutable, immutability
可变, mutable, mutation
赋值, assignment, assign
声明, declaration, declare
定义, definition, define
表达式, expression
语句, statement
运算符, operator, 操作符
优先级, precedence, priority
语法, syntax, grammar
语义, semantics, semantic
关键字, keyword, 关键词
标识符, identifier
注释, comment
注解, annotation
装饰器, decorator
反射, reflection
元编程, metaprogramming
宏, macro
模板, template
模板字符串, template string, template literal
正则, 正则表达式, regular expression, regex, regexp
异常, exception, 错误, error, 报错
抛出, throw, raise
捕获, catch, try catch
错误处理, error handling, handle error, 异常处理, exception handling
断言, assertion, assert
警告, warning
崩溃, crash, 闪退
编译, compile, compilation
编译器, compiler
解释器, interpreter
运行时, runtime
即时编译, jit, just in time
字节码, bytecode
机器码, machine code
汇编, assembly
反汇编, disassembly, disassemble
解析, parse, parsing, 语法分析
解析器, parser
词法分析, lexer, tokenizer, 分词, tokenize
语法树, syntax tree, ast, 抽象语法树, abstract syntax tree
转译, transpile
链接, link, linking
虚拟机, virtual machine, vm
垃圾回收, garbage collection, gc, garbage collector
引用计数, reference counting
标记清除, mark and sweep
内存, memory, ram
内存泄漏, memory leak, leak memory, 内存泄露, leak, 泄漏
分配, allocate, allocation
释放, release, free, 回收
缓冲, buffer, 缓冲区
溢出, overflow
边界, boundary, bound
越界, out of bounds, index out of range
模块, module
包, package
命名空间, namespace
导入, import
导出, export
默认导出, default export
具名导出, named export
动态导入, dynamic import, 按需加载, load on demand, 懒加载, lazy load, lazy loading
循环依赖, circular dependency, cyclic dependency, import cycle, 循环引用, circular reference
依赖, dependency, depend, depends
依赖注入, dependency injection
依赖图, dependency graph
摇树, tree shaking, 摇树优化, treeshaking
活绑定, live binding
单例, singleton
工厂, factory, 工厂模式, factory pattern
观察者, observer, 观察者模式, observer pattern
发布订阅, publish subscribe, pub sub, pubsub
设计模式, design pattern
代理, proxy
适配器, adapter
中间件, middleware
策略, strategy, policy
同步, synchronous, sync, synchronize
异步, asynchronous, async
异步函数, async function
承诺, 期约, promise
兑现, fulfilled, fulfill, resolve
拒绝, reject, rejected, rejection, deny
等待, wait, await
事件循环, event loop
任务, task, job
宏任务, macrotask, 任务队列, task queue
微任务, microtask, 微任务队列, microtask queue
长任务, long task
定时器, timer
取消, cancel, cancellation, abort, 中止
超时, timeout, time out, timed out, 时限, deadline
防抖, debounce
节流, throttle, throttling
惰性, lazy
惰性求值, lazy evaluation
柯里化, currying, curry
记忆化, memoization, memoize
管道, pipe, pipeline
流, stream, streaming
可读流, readable stream
可写流, writable stream
算法, algorithm
数据结构, data structure
复杂度, complexity
时间复杂度, time complexity
空间复杂度, space complexity
排序, sort, sorting
快速排序, quicksort, quick sort, 快排
归并, merge, 合并, 归并排序, merge sort
二分查找, binary search
查找, lookup, find, search, 搜索, 检索
树, tree
二叉树, binary tree
节点, node, 结点
叶子, leaf
根, root
图, graph
有向无环图, dag, directed acyclic graph
最短路径, shortest path
动态规划, dynamic programming, 动规
贪心, greedy
回溯, backtracking
布隆过滤器, bloom filter
随机, random
随机数, random number
种子, seed
概率, probability
时间戳, timestamp
时区, timezone, time zone
日期, date
时钟, clock
当前时间, current time, 系统时间, system time
字符集, charset, character set
乱码, garbled text, mojibake
换行, newline, line break
空格, space, 空白, whitespace
缩进, indentation, indent
大小写, case, letter case
序列化, serialization, serialize
反序列化, deserialization, deserialize
校验, 验证, validation, validate, verify
转义, escape, escaping
占位符, placeholder
标记, mark, token, tag, 标签, label
`;
