import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseAst} from 'rolldown/parseAst';

/** A property of an interface, as its docstring describes it. */
export interface UserField {
  readonly name: string;
  /** The interface that declares it, and its path in there: `UserMagicComment.block.start`. */
  readonly key: string;
  readonly isRequired: boolean;
  /** Its type as written, on one line. */
  readonly type: string;
  /** Names of interfaces that the type is made of, and how values of them are reached: `[]` in a list, `.*` in a record. */
  readonly parts: readonly {readonly name: string; readonly step: '' | '[]' | '.*'}[];
  /** The sentence, then what is there without it, then an example; `''` for none. */
  readonly text: string;
  readonly fallback: string;
  readonly example: string;
  /** Properties of an object that has no name of its own. */
  readonly fields: readonly UserField[];
}

/** An interface of what an author writes. Fields of interfaces that it extends are its own. */
export interface UserType {
  readonly name: string;
  readonly text: string;
  readonly fields: readonly UserField[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // The tree has a shape for each of its hundred kinds of nodes.
  readonly [key: string]: any;
}

/**
 * The text of the docstring that ends before an offset: `Path. @default '/'` between its signs → text `Path.`, fallback `'/'`.
 * An offset without one gives empty texts.
 */
export function readDocstring(
  code: string,
  offset: number,
): Pick<UserField, 'text' | 'fallback' | 'example'> {
  const before = code.slice(0, offset).replace(/(?:export\s+)?(?:readonly\s+)?$/, '');
  const match = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(before);
  const body = (match?.[1] ?? '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trim())
    .join(' ')
    .trim();
  const [text = '', ...tags] = body.split(/\s*@(?=(?:default|example|throws|param|returns)\b)/);
  const tag = (name: string) =>
    tags
      .find((part) => part.startsWith(`${name} `))
      ?.slice(name.length + 1)
      .trim() ?? '';
  return {text: text.trim(), fallback: tag('default'), example: tag('example')};
}

/** Interfaces and unions of interfaces of the files of a folder, by name. */
export function readUserTypes(folder: string): {
  readonly types: ReadonlyMap<string, UserType>;
  readonly unions: ReadonlyMap<string, readonly string[]>;
} {
  const declared = new Map<string, {node: Node; code: string; offset: number}>();
  const unions = new Map<string, readonly string[]>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .sort()) {
    const code = readFileSync(join(folder, file), 'utf8');
    const {body} = parseAst(code, {lang: 'ts'}) as unknown as {body: readonly Node[]};
    for (const statement of body) {
      const node: Node = statement.declaration ?? statement;
      if (node.type === 'TSInterfaceDeclaration')
        declared.set(node.id.name, {node, code, offset: statement.start});
      if (node.type === 'TSTypeAliasDeclaration' && node.typeAnnotation.type === 'TSUnionType')
        unions.set(
          node.id.name,
          partsOf(node.typeAnnotation).map(({name}) => name),
        );
    }
  }
  const types = new Map<string, UserType>();
  for (const [name, {code, offset}] of declared)
    types.set(name, {
      name,
      text: readDocstring(code, offset).text,
      fields: fieldsOf(name, declared),
    });
  return {types, unions: flatten(unions)};
}

/** Puts the members of unions in the place of unions inside unions. */
function flatten(unions: ReadonlyMap<string, readonly string[]>): Map<string, readonly string[]> {
  const expand = (name: string): readonly string[] =>
    unions.has(name) ? unions.get(name)!.flatMap(expand) : [name];
  return new Map([...unions.keys()].map((name) => [name, expand(name)]));
}

function fieldsOf(
  name: string,
  declared: ReadonlyMap<string, {node: Node; code: string}>,
): readonly UserField[] {
  const {node, code} = declared.get(name)!;
  const own = readMembers(node.body.body, code, `${name}.`);
  const inherited = (node.extends as readonly Node[]).flatMap(({expression}) =>
    declared.has(expression.name) ? fieldsOf(expression.name, declared) : [],
  );
  return [...own, ...inherited.filter((field) => !own.some((o) => o.name === field.name))];
}

function readMembers(members: readonly Node[], code: string, prefix: string): readonly UserField[] {
  return members
    .filter(({type}) => type === 'TSPropertySignature')
    .map((member): UserField => {
      const type: Node = member.typeAnnotation.typeAnnotation;
      const inner = innerObject(type);
      return {
        name: member.key.name,
        key: prefix + member.key.name,
        isRequired: !member.optional,
        type: code
          .slice(type.start, type.end)
          .replace(/\/\*\*[\s\S]*?\*\//g, '')
          .replace(/\s+/g, ' ')
          .replace(/\breadonly /g, ''),
        parts: partsOf(type),
        ...readDocstring(code, member.start),
        fields: inner ? readMembers(inner.members, code, `${prefix}${member.key.name}.`) : [],
      };
    });
}

/** The object literal that a type is, or is a list of. */
function innerObject(type: Node): Node | undefined {
  if (type.type === 'TSTypeLiteral') return type;
  if (type.type === 'TSTypeOperator') return innerObject(type.typeAnnotation);
  if (type.type === 'TSArrayType') return innerObject(type.elementType);
  if (type.type === 'TSUnionType')
    return (type.types as readonly Node[]).map(innerObject).find(Boolean);
  return undefined;
}

function partsOf(type: Node, step: '' | '[]' | '.*' = ''): UserField['parts'] {
  switch (type.type) {
    case 'TSTypeReference': {
      const {name} = type.typeName;
      if (name === 'Readonly') return partsOf(type.typeArguments.params[0], step);
      if (name === 'Record') return partsOf(type.typeArguments.params[1], '.*');
      return [{name, step}];
    }
    case 'TSUnionType':
      return (type.types as readonly Node[]).flatMap((one) => partsOf(one, step));
    case 'TSArrayType':
      return partsOf(type.elementType, '[]');
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return partsOf(type.typeAnnotation, step);
    default:
      return [];
  }
}
