import type {ParseResult} from 'rolldown/utils';
import type {SyntaxNode} from '../../article/js/syntax.ts';

type ModuleRecord = ParseResult['module'];
type Import = ModuleRecord['staticImports'][number];
type Export = ModuleRecord['staticExports'][number];

/**
 * Makes the statements of a module that take from others out of what the parser lists beside its tree. The tree of a long article
 * costs four times as much as the list: it is handed over as JSON.
 */
export function listModuleStatements(record: ModuleRecord, code: string): SyntaxNode[] {
  return [
    ...record.staticImports.map((statement) => toImport(statement, code)),
    ...record.staticExports.flatMap((statement) => toExport(statement, code)),
  ];
}

function toImport({start, end, moduleRequest, entries}: Import, code: string): SyntaxNode {
  return {
    type: 'ImportDeclaration',
    start,
    end,
    importKind: kindOf(code.slice(start, end)),
    source: {type: 'Literal', ...moduleRequest},
    specifiers: entries.map(({importName, localName, isType}): SyntaxNode => {
      const local = {type: 'Identifier', name: localName.value};
      const own = {start: importName.start ?? localName.start, end: localName.end, local};
      if (importName.kind === 'Default') return {type: 'ImportDefaultSpecifier', ...own};
      if (importName.kind === 'NamespaceObject') return {type: 'ImportNamespaceSpecifier', ...own};
      const imported = {type: 'Identifier', name: importName.name};
      return {type: 'ImportSpecifier', ...own, imported, importKind: isType ? 'type' : 'value'};
    }),
  };
}

/** Returns an export that names another module; none for one of the module's own, or of what an import of its own has named. */
function toExport({start, end, entries}: Export, code: string): SyntaxNode[] {
  const source = entries.find(({moduleRequest}) => moduleRequest)?.moduleRequest;
  // The parser lists such a name at the import.
  if (!source || !code.startsWith('export', start)) return [];
  return [
    {
      type: 'ExportNamedDeclaration',
      start,
      end,
      exportKind: kindOf(code.slice(start, end)),
      source: {type: 'Literal', ...source},
      specifiers: entries.flatMap(({importName, ...entry}): SyntaxNode[] => {
        const local = {type: 'Identifier', name: importName.name};
        const place = {start: entry.start, end: entry.end};
        return importName.kind === 'Name' ? [{type: 'ExportSpecifier', ...place, local}] : [];
      }),
    },
  ];
}

/** `import type {A} from 'a'` → type; a default import may be called `type`: `import type from 'a'`. */
const OF_TYPES = /^(?:import|export)\s+type\b(?!\s*(?:,|from\s*['"]))/;

const kindOf = (statement: string): 'type' | 'value' =>
  OF_TYPES.test(statement) ? 'type' : 'value';
