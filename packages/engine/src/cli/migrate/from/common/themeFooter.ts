import {toObject, toText} from './migration.ts';

type Values = Readonly<Record<string, unknown>>;

const BEIAN = 'https://beian.miit.gov.cn/';

/**
 * Reads the lines of a footer as themes of Hexo and Hugo have it: since when and whose, what the author wrote, the number that
 * hosts in China must show.
 * @param beian that number, where it is beside the footer
 */
export function readThemeFooter(
  footer: Values,
  {author, beian}: {readonly author?: string | undefined; readonly beian?: unknown},
): string[] {
  const owner = toObject(footer['owner']);
  const since = footer['since'] ?? owner['since'];
  const hasSince = since !== undefined && since !== null && since !== '' && isOn(owner);
  const written = ['custom_text', 'customtext', 'custom', 'content', 'copyright', 'text'];
  const number = readNumber(footer['beian']) ?? readNumber(footer['icp']) ?? readNumber(beian);
  return [
    ...(hasSince ? [`© ${String(since)} ${author ?? ''}`] : []),
    ...written.flatMap((key) => toText(footer[key]) ?? []),
    ...(number === undefined
      ? []
      : [number.includes('<a') ? number : `<a href="${BEIAN}">${number}</a>`]),
  ];
}

/** `京ICP备1号`, `{enable: true, icp: …}` of NexT, `{icp_text: …}` of Fluid, `{text: …}` of Matery; undefined where it is off. */
function readNumber(value: unknown): string | undefined {
  const all = toObject(value);
  if (!isOn(all)) return undefined;
  return [value, all['icp'], all['icp_text'], all['text']].flatMap((one) => toText(one) || [])[0];
}

/** Tells whether something with a switch is on. */
export const isOn = ({enable}: Values): boolean => enable !== false;
