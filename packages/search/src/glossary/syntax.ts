/** Words of languages: values, types, classes, expressions: one thing a line, its names apart by commas. */
export const SYNTAX_TERMS = `
先行断言, 前瞻, 零宽先行断言, lookahead
后行断言, 后顾, 零宽后行断言, lookbehind
捕获组, capture group, capturing group
具名捕获组, 命名捕获组, named capture group, named group, named capturing group
反向引用, backreference, back reference
贪婪匹配, 贪婪模式, greedy matching, greedy match
非贪婪匹配, 懒惰匹配, 惰性匹配, non-greedy match, lazy match, lazy matching
可迭代对象, iterable
类数组, 类数组对象, 伪数组, array-like, array like
类型化数组, 定型数组, typed array
弱引用, weak reference, weakref
符号, symbol
大整数, bigint, big integer
隐式转换, 隐式类型转换, implicit conversion, type coercion, coercion
严格模式, strict mode
立即执行函数, 立即调用函数表达式, 自执行函数, iife, immediately invoked function expression
全局变量, global variable
局部变量, local variable
事件发射器, 事件触发器, event emitter, eventemitter
属性描述符, property descriptor
可枚举, enumerable
混入, mixin
条件类型, conditional type
函数重载, 重载签名, function overload, function overloading, overload signature
类型参数, type parameter
泛型约束, generic constraint
协变, covariance, covariant
逆变, contravariance, contravariant
声明文件, 类型声明文件, declaration file, d.ts
类型擦除, type erasure
类型安全, type safety, type safe, type-safe
工具类型, utility type
穷尽检查, 穷尽性检查, exhaustiveness check, exhaustiveness checking, exhaustive check
顶层等待, 顶层 await, top-level await, top level await
异步迭代, 异步迭代器, async iterator, async iteration, async iterable
三元运算符, 三元表达式, 条件运算符, 三目运算符, ternary, ternary operator, conditional operator
短路求值, 短路, short circuit, short-circuit, short-circuit evaluation
取余, 取模, 模运算, modulo, modulus, remainder, 求余
通道, 信道, channel
装箱, 自动装箱, boxing, autoboxing
逃逸分析, escape analysis
内部类, inner class
父类, 超类, 基类, superclass, super class, base class, parent class
子类, 派生类, subclass, derived class
动态代理, dynamic proxy
面向切面, 切面, aop, aspect oriented programming, aspect
控制反转, ioc, inversion of control
面向对象, object oriented, object-oriented, oop
函数式编程, functional programming
切片, slice, slicing
零值, zero value
列表推导式, 列表推导, list comprehension
虚拟环境, virtual environment, virtualenv, venv
上下文管理器, context manager
关键字参数, keyword argument, kwargs, named argument
位置参数, positional argument
可变参数, 不定参数, variadic, varargs, variadic function
解包, 拆包, unpack, unpacking
类型注解, 类型标注, 类型提示, type annotation, type hint
猴子补丁, monkey patch, monkey patching, monkeypatch
所有权, ownership
模式匹配, pattern matching, pattern match
双向链表, doubly linked list, double linked list
`;
