import type {Schema} from '../../src/config/schema/schema.ts';

/** An option in a text of code: where its name is. */
export interface WrittenOption {
  /** `themeConfig.navbar.items[].label` */
  readonly path: string;
  /** From 0. */
  readonly line: number;
  readonly column: number;
}

type AnySchema = Schema<unknown>;

/** Every kind of value that a schema takes, one by one. */
function kindsOf(schema: AnySchema): readonly AnySchema[] {
  return schema.parts?.kind === 'either' ? schema.parts.of.flatMap(kindsOf) : [schema];
}

/**
 * Writes a configuration in which every option of a schema is once for each kind of value that has options of its own.
 * Values are of no use: only the names and what tells the kinds apart are.
 */
export function writeConfig(schema: AnySchema): {text: string; options: WrittenOption[]} {
  const lines = ["import {defineConfig} from '@wuya/engine';", '', 'export default defineConfig('];
  const options: WrittenOption[] = [];
  /** Writes a value; the line before it ends where it begins. */
  const write = (value: AnySchema, path: string, indent: string): void => {
    const rich = kindsOf(value).filter(({parts}) => parts && parts.kind !== 'values');
    const [first] = rich;
    if (first?.parts?.kind === 'object') writeObject(first.parts.fields, path, indent);
    else if (first?.parts?.kind === 'list') {
      const items = kindsOf(first.parts.item);
      lines[lines.length - 1] += '[';
      for (const item of items) {
        lines.push(`${indent}  `);
        write(item, `${path}[]`, `${indent}  `);
        lines[lines.length - 1] += ',';
      }
      lines.push(`${indent}]`);
    } else if (first?.parts?.kind === 'record') {
      lines[lines.length - 1] += '{';
      lines.push(`${indent}  name: `);
      write(first.parts.item, `${path}.*`, `${indent}  `);
      lines[lines.length - 1] += ',';
      lines.push(`${indent}}`);
    } else {
      // The value tells kinds of items apart: `type: 'doc'`.
      lines[lines.length - 1] +=
        value.parts?.kind === 'values' ? JSON.stringify(value.parts.values.at(-1)) : 'null!';
    }
  };
  const writeObject = (
    fields: Readonly<Record<string, AnySchema>>,
    path: string,
    indent: string,
  ): void => {
    lines[lines.length - 1] += '{';
    for (const [name, field] of Object.entries(fields)) {
      lines.push(`${indent}  ${name}: `);
      options.push({
        path: path ? `${path}.${name}` : name,
        line: lines.length - 1,
        column: indent.length + 2,
      });
      write(field, path ? `${path}.${name}` : name, `${indent}  `);
      lines[lines.length - 1] += ',';
    }
    lines.push(`${indent}}`);
  };
  write(schema, '', '');
  lines.push(');', '');
  return {text: lines.join('\n'), options};
}
