import {createRandom} from './random.ts';

/** A link of a made vault and what it must lead to; none for one that is meant to lead nowhere. */
interface MadeLink {
  readonly written: string;
  readonly target: string | undefined;
}

/** A vault made after Obsidian's rules for links. */
export interface MadeVault {
  readonly files: Readonly<Record<string, string>>;
  /** Links by the path of their note, in the order in which they are. */
  readonly links: ReadonlyMap<string, readonly MadeLink[]>;
}

const FOLDERS = ['', '前端/', '前端/语言/', '后端/', '后端/数据库/', '工具/', '日记/2026/'];
const WORDS = [
  '闭包',
  '事件循环',
  '索引',
  '事务',
  'Promise',
  'HTTP 缓存',
  '分支',
  '容器',
  '泛型',
  '正则',
];

/** Makes a vault of so many notes: links by name, path, title, alias, heading, block and embed, one of a hundred leading nowhere. */
export function makeVault(count: number, seed: number): MadeVault {
  const random = createRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const names = Array.from({length: count}, (_, i) => `${WORDS[i % WORDS.length]} ${i}`);
  const paths = names.map((name) => `notes/${pick(FOLDERS)}${name}.md`);
  const links = new Map<string, MadeLink[]>();
  const linkFrom = (): MadeLink => {
    if (random() < 0.01)
      return {written: `[[没有这一篇 ${Math.floor(random() * 1e6)}]]`, target: undefined};
    const i = Math.floor(random() * count);
    const [name, path] = [names[i]!, paths[i]!];
    const bare = path.slice('notes/'.length, -'.md'.length);
    const written = pick([
      `[[${name}]]`,
      `[[${name}.md]]`,
      `[[${bare}]]`,
      `[[/${bare}|从根写起]]`,
      `[[${name}|别的 *话*]]`,
      `[[${name.toLowerCase().replaceAll(' ', '')}]]`,
      `[[标题 ${i}]]`,
      `[[又名${i}]]`,
      `[[${name}#用法]]`,
      `[[${name}#用法#细节 ${i}]]`,
      `[[${name}#^block-${i}]]`,
      `![[${name}#细节 ${i}]]`,
    ]);
    return {written, target: path};
  };
  const files = names.map((_, i): [string, string] => {
    const own = Array.from({length: 4}, linkFrom);
    links.set(paths[i]!, own);
    const [first, second, third, fourth] = own.map(({written}) => written);
    return [
      paths[i]!,
      `---\ntitle: 标题 ${i}\naliases: [又名${i}]\n---\n\n先看 ${first}。再看${second}，这是一句话。 ^block-${i}\n\n## 用法\n\n- ${third}\n\n### 细节 ${i}\n\n${fourth}\n`,
    ];
  });
  return {files: Object.fromEntries(files), links};
}
