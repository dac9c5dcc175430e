import {isNode, type Node, type Source} from './sources.ts';

/**
 * Lists what is exported though no other file names it.
 * @param code of the whole repository by path: tests, generators and code that is written as text may name it too
 * @returns `file: name`
 */
export function findUnusedExports(
  sources: readonly Source[],
  code: ReadonlyMap<string, string>,
): string[] {
  const filesNaming = new Map<string, number>();
  for (const text of code.values())
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g)))
      filesNaming.set(word, (filesNaming.get(word) ?? 0) + 1);
  return sources.flatMap(({path, program}) =>
    exportedNames(program)
      .filter((name) => filesNaming.get(name)! < 2)
      .map((name) => `${path}: ${name}`),
  );
}

/** Lists the names that a file declares and exports at once. */
function exportedNames(program: Node): string[] {
  return (program['body'] as Node[]).flatMap(({type, declaration}) => {
    if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) return [];
    const declared = (declaration['declarations'] as Node[] | undefined) ?? [declaration];
    return declared.flatMap(({id}) => (isNode(id) ? [id['name'] as string] : []));
  });
}
