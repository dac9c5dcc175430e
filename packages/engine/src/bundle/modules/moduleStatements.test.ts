import {parseSync} from 'rolldown/utils';
import {expect, it} from 'vitest';
import {isNode, type SyntaxNode} from '../../article/js/syntax.ts';
import {listModuleStatements} from './moduleStatements.ts';

const nameOf = (value: unknown) => (isNode(value) ? (value['name'] ?? value['value']) : undefined);

/** What those who ask look at. */
function toSketch({type, start, end, source, specifiers, importKind, exportKind}: SyntaxNode) {
  const {start: from, end: to, value} = source as SyntaxNode;
  return {
    type: type === 'ExportAllDeclaration' ? 'ExportNamedDeclaration' : type,
    place: [start, end, from, to],
    value,
    kind: importKind ?? exportKind ?? 'value',
    specifiers: ((specifiers ?? []) as SyntaxNode[]).map((one) => [
      one.type,
      one.type === 'ImportNamespaceSpecifier' || one.start,
      one.end,
      nameOf(one['imported'] ?? one['local']),
      one.type === 'ImportSpecifier' ? nameOf(one['local']) : undefined,
      one.type === 'ImportSpecifier' && importKind !== 'type' && (one['importKind'] ?? 'value'),
    ]),
  };
}

it.each([
  `import A, {b, c as d} from '@theme/甲';`,
  `const 中 = '文';\nimport * as N from "x";\nimport 's';`,
  `import type {U} from 'u';\nimport type V from './v';`,
  `import {default as E, "f-g" as h} from '@site/src/e';`,
  `import type from 'z';\nexport {d as e, f} from '@theme/E';`,
  `import A from '@theme/A';\nimport {b} from './b';\nexport {A, b as c};\nexport default A;`,
  `export * from 'f';\nexport * as G from 'g';`,
  `export type {T} from 't';\nexport const h = 1;\nexport {h as i};\nexport default 2;`,
])('lists the statements that the tree has: %s', (code) => {
  const lang = code.includes(' type ') ? 'tsx' : 'jsx';
  const {program, module, errors} = parseSync(`a.${lang}`, code, {lang});
  expect(errors).toEqual([]);
  const body = program.body as unknown as SyntaxNode[];
  const expected = body.filter(({source}) => isNode(source)).map(toSketch);
  expect(listModuleStatements(module, code).map(toSketch)).toEqual(expected);
});
