import {parseAst} from 'rolldown/parseAst';
import {expect, it} from 'vitest';
import {readProduction} from './leanReact.ts';
import {removeReactParts} from './removeReactParts.ts';
import {findReactParts, listLeftOut, REACT_PARTS} from './reactParts.ts';

const react = readProduction('react-dom/client');

it.each(Object.entries(REACT_PARTS))('%s is found in React, whole', (name, part) => {
  const {tags = [], cases = {}, fields = {}, functions = {}, classes = []} = part;
  const {constants = {}, pairs = {}, noThen = []} = part;
  const wanted = [
    ...tags.map((tag) => new RegExp(`case ${tag}:|\\b${tag} [!=]==`)),
    ...Object.entries(cases).flatMap(([inside, labels]) =>
      labels.map((label) => new RegExp(`function ${inside}\\([^]*?case (?:${label}|"${label}"):`)),
    ),
    ...Object.entries(fields).flatMap(([marker, names]) =>
      names.map((field) => new RegExp(`\\{\\s*${marker}: [^]*?\\b${field}: `)),
    ),
    ...Object.keys(functions).map(
      (inside) => new RegExp(`^function ${inside.replace('$', '\\$')}\\(`, 'm'),
    ),
    ...classes.map((owner) => new RegExp(`^${owner}\\.prototype\\.`, 'm')),
    ...noThen.map((inside) => new RegExp(`function ${inside}\\([^]*?typeof \\w+\\.then\\b`)),
    ...Object.entries(pairs).flatMap(([variable, keys]) =>
      keys.map((key) => new RegExp(`var ${variable} = new Map\\([^)]*?\\["${key}", "[\\w-]+"\\]`)),
    ),
    ...Object.keys(constants).map(
      (variable) => new RegExp(`(?:var |  )${variable.replace('$', '\\$')} =\\s`),
    ),
  ];
  expect(wanted.filter((pattern) => !pattern.test(react))).toEqual([]);
  expect(removeReactParts(react, [name]).length).toBeLessThan(react.length);
});

it('a part that another one uses stays with it', () => {
  expect(listLeftOut(new Set())).toEqual(Object.keys(REACT_PARTS));
  const names = ['suspense', 'promises', 'waitingCommit'];
  expect(listLeftOut(new Set(['suspense']))).toEqual(
    Object.keys(REACT_PARTS).filter((name) => !names.includes(name)),
  );
});

it('leaves a module that can be read, and without parts all of it', () => {
  const code = removeReactParts(react, Object.keys(REACT_PARTS));
  expect(() => parseAst(code)).not.toThrow();
  expect(code).not.toMatch(/case (?:13|30|31):|\b(?:13|30|31) === \w+\.tag\b/);
  expect(code).not.toMatch(/FragmentInstance\.prototype|useOptimistic|case 2[67]:/);
  expect(removeReactParts(react, [])).toBe(react);
});

it.each([
  ['30 === fiber.tag && f();', '!1 && f();'],
  ['30 !== fiber.tag && f();', '!0 && f();'],
  ['30 === event.keyCode;', '30 === event.keyCode;'],
  // What comes from above still goes through what is below a label.
  [
    'switch (x.tag) {case 5: a(); case 30: b(); break; case 6: c()}',
    'switch (x.tag) {case 5: a(); b(); break; case 6: c()}',
  ],
  [
    'switch (x.tag) {case 5: a(); break; case 30: b(); break; case 6: c()}',
    'switch (x.tag) {case 5: a(); break;  case 6: c()}',
  ],
  [
    'switch (x.tag) {case 5: case 30: b(); break; case 6: c()}',
    'switch (x.tag) {case 5: b(); break; case 6: c()}',
  ],
  ['switch (x.tag) {case 30: case 5: b()}', 'switch (x.tag) { case 5: b()}'],
  [
    'function f() {switch (x.tag) {case 30: var a = 1; break; case 5: a = 2}}',
    'function f() {var a;switch (x.tag) { case 5: a = 2}}',
  ],
  ['switch (x.code) {case 30: b()}', 'switch (x.code) {case 30: b()}'],
  [
    'var pendingViewTransition = null; pendingViewTransition = f(); g(pendingViewTransition, h.pendingViewTransition);',
    'var pendingViewTransition = null; pendingViewTransition = f(); g(null, h.pendingViewTransition);',
  ],
])('%s → %s', (code, expected) => {
  expect(removeReactParts(code, ['viewTransition'])).toBe(expected);
});

it.each([
  // A parameter of the same name is another variable.
  [
    'function f(a, activeElement) {return activeElement} g(activeElement);',
    'function f(a, activeElement) {return activeElement} g(null);',
    'selectEvent',
  ],
  [
    'function createChild(a) {if ("function" === typeof a.then) f()} function g(a) {return "function" === typeof a.then}',
    'function createChild(a) {if (!1) f()} function g(a) {return "function" === typeof a.then}',
    'promises',
  ],
  [
    'var aliases = new Map([["xHeight", "x-height"], ["htmlFor", "for"], ["markerMid", "marker-mid"]]);',
    'var aliases = new Map([["htmlFor", "for"], ]);',
    'rareAttributes',
  ],
])('%s → %s', (code, expected, part) => {
  expect(removeReactParts(code, [part])).toBe(expected);
});

it.each([
  ["import {Suspense} from 'react';", ['suspense']],
  ["import {lazy, useState} from 'react';", ['suspense']],
  ['const Later = React.lazy(() => f());', ['suspense']],
  ['<Activity mode="hidden" />', ['suspense']],
  ['<img loading="lazy" alt="" />; const isLazy = lazyLoad(1);', []],
  ['<ViewTransition><p /></ViewTransition>', ['viewTransition']],
  ["'startViewTransition' in document && document.startViewTransition(f);", []],
  ['<Fragment key={i} ref={box}>…</Fragment>', ['fragmentRef']],
  ['<React.Fragment {...rest}>…</React.Fragment>', ['fragmentRef']],
  ['(0,e.jsx)(n.Fragment,{ref:r,children:[]})', ['fragmentRef']],
  ['createElement(Fragment, props)', ['fragmentRef']],
  ['<Fragment key={i}><p ref={box} /></Fragment>', []],
  ['createElement(Fragment, null, a); _jsx(Fragment, { children: _jsx("p", { ref: box }) })', []],
  ["import {preconnect} from 'react-dom'; preconnect('/');", ['resources']],
  ['preload(page);', []],
  ["import {useOptimistic, useFormStatus} from 'x';", ['actionState']],
  ["import {c} from 'react/compiler-runtime';", ['compiler']],
  ['useEffectEvent(() => {}); React.unstable_useCacheRefresh();', ['effectEvent', 'cacheRefresh']],
  ['<title>{whole}</title>', ['headElements']],
  ["createElement('meta', {name: 'a'})", ['headElements']],
  ['(0,e.jsxs)(`body`,{children:[]})', ['headElements']],
  ["/*#__PURE__*/ h('style', null, css)", ['headElements']],
  ["import parse from 'html-react-parser';", ['headElements', 'textarea', 'rareAttributes']],
  ['/**\n * `<title>` in `<head>`, and forwardRef.\n */\n// <meta>\nf();', []],
  ["document.createElement('script'); document.querySelector('title'); kind === 'link';", []],
  ['_h("p", null, "say h(\\"title\\", 1)")', []],
  ['<form action={save}>', ['formAction']],
  ['<form className="a" {...rest}>', ['formAction']],
  ['jsx("button", {type: "submit", formAction: e})', ['formAction']],
  ['createElement("form", t)', ['formAction']],
  ['<form role="search" action={searchHref ?? undefined} onSubmit={f}><input name="q" />', []],
  ['<form action="/search/"><button type="submit" /></form>', []],
  ["jsx('button', {type: 'button', onClick: f})", []],
  ["import {createPortal, flushSync} from 'react-dom';", ['portal']],
  ['export const Box = forwardRef(function Box() {});', ['forwardRef']],
  ['<Context.Consumer>{draw}</Context.Consumer>', ['rareKinds']],
  ["const useIt = React['useInsertion' + 'Effect'];", ['rareHooks']],
  ["import {startTransition, useImperativeHandle} from 'react';", ['rareHooks']],
  ["import {startTransition, useId, memo} from 'react';", []],
  ["import {use, useState} from 'react';\nconst user = use(promise);", ['promises']],
  ['import{memo as a,use as e}from"react";', ['promises']],
  ["import React from 'react';\nconst read = React['use'];", ['promises']],
  ['import*as e from"react";let t=e.use(n)', ['promises']],
  ['var r = require("react");\n(0, r.use)(p)', ['promises']],
  ["'use client'; app.use(x); reuse(y); _jsx('p', {children: 'what we use, and use as a'});", []],
  ['startTransition(() => setDone(true));', []],
  ['startTransition(async () => save());', ['actionSign']],
  ['(0, r.startTransition)(e);', ['actionSign']],
  ['componentDidCatch(error, {componentStack}) {}', ['componentStack']],
  ['<p onBeforeInput={f} onSelectCapture={g} />', ['oldEvents', 'selectEvent']],
  ['onSelected(item);', []],
  ['<use xlinkHref="#a" />', ['xlink']],
  ['<textarea />', ['textarea']],
  ['const Box = isLong ? "textarea" : "input";', ['textarea']],
  ['jsx("path", {fillOpacity: .5})', ['rareAttributes']],
  ['<path fill="none" strokeWidth={2} style={{letterSpacing: 1}} />', []],
  ["import {LiveProvider} from 'react-live';", Object.keys(REACT_PARTS)],
])('%s uses %j', (code, parts) => {
  expect(findReactParts(code)).toEqual(parts);
});
