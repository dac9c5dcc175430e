/** Modules that few notes need and that cost time to load: drawing alone takes a quarter of a second (2026-11). */
export interface Tools {
  readonly emoji?: typeof import('../shape/emoji.ts');
  readonly math?: typeof import('./toMathMl.ts');
  readonly diagrams?: typeof import('./diagrams/drawDiagram.ts');
  readonly packageManagers?: typeof import('./packageManagers.ts');
}

interface ToolChoice {
  readonly hasEmoji: boolean;
  readonly hasMath: boolean;
  readonly hasDiagrams: boolean;
}

/** Loads what a note may need. */
export async function loadTools(
  body: string,
  {hasEmoji, hasMath, hasDiagrams}: ToolChoice,
): Promise<Tools> {
  const [emoji, math, diagrams, packageManagers] = await Promise.all([
    hasEmoji && /:[a-z0-9_+-]+:/.test(body) && import('../shape/emoji.ts'),
    hasMath && /\$|math/.test(body) && import('./toMathMl.ts'),
    hasDiagrams && /mermaid/i.test(body) && import('./diagrams/drawDiagram.ts'),
    body.includes('npm2yarn') && import('./packageManagers.ts'),
  ]);
  return {
    ...(emoji && {emoji}),
    ...(math && {math}),
    ...(diagrams && {diagrams}),
    ...(packageManagers && {packageManagers}),
  };
}
