/** Prints the frame of a video. `before` is what its id is added to. */
export const toVideo = (before: string, id: string): string =>
  `<iframe src="${before}${id}" width="560" height="315" title="${/bilibili/.test(before) ? 'Bilibili' : 'YouTube'}" allowfullscreen></iframe>`;

/** Returns what Chirpy embeds beside videos of YouTube and Bilibili: files of sound and pictures, Twitch, Spotify. */
export function toPlayer(
  name: string,
  {id, src, title}: Readonly<Record<'id' | 'src' | 'title', string | undefined>>,
): string | undefined {
  const [, kind] = /^embed\/(video|audio|twitch|spotify)\.html$/.exec(name) ?? [];
  const file = src !== undefined && !/["<>]/.test(src) ? src : undefined;
  if ((kind === 'video' || kind === 'audio') && file !== undefined)
    return `<${kind} src="${file}" controls></${kind}>${title === undefined ? '' : `\n\n*${title}*\n`}`;
  if (id === undefined || !/^[\w-]+$/.test(id)) return undefined;
  if (kind === 'twitch') return `[Twitch](https://www.twitch.tv/videos/${id})`;
  return kind === 'spotify' ? `[Spotify](https://open.spotify.com/track/${id})` : undefined;
}
