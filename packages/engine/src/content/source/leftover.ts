/** How editors, merges and systems name what they leave beside a file: backups, swap and lock files, folder views. */
const LEFTOVER = [
  /~$/, // Vim, Emacs, Kate
  /^#.*#$/, // Emacs
  /^~\$/, // Office
  /\.sw[m-p]$/, // Vim
  /___jb_(?:tmp|old)___$/, // JetBrains
  /\.(?:bak|orig|rej|save|tmp)$/i, // copies, git merge and patch, nano
  /^(?:Thumbs\.db|ehthumbs\.db|desktop\.ini|Icon\r)$/i, // Windows, macOS
];

/** Tells whether a file is one that a program left beside the author's: `a.md~`, `Thumbs.db`. */
export function isLeftover(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return LEFTOVER.some((pattern) => pattern.test(name));
}
