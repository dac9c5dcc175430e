const LEADING_EMOJI =
  /^(?:\p{RI}{2}|\p{Extended_Pictographic}\uFE0F?(?:\p{EMod})?(?:\u200D\p{Extended_Pictographic}\uFE0F?(?:\p{EMod})?)*)\s*/u;

/** Takes an emoji off the front of a label: `🚀 起步` → `{emoji: '🚀', rest: '起步'}`. */
export function splitEmoji(label: string): {readonly emoji?: string; readonly rest: string} {
  const match = LEADING_EMOJI.exec(label)?.[0];
  return match === undefined
    ? {rest: label}
    : {emoji: match.trim(), rest: label.slice(match.length)};
}
