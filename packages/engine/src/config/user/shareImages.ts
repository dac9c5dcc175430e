/** Pictures for links to pages. */
export interface UserShareImages {
  /**
   * Font (typeface) of the text on the social cards: a file that has the characters of the titles
   * (TTF, OTF, WOFF2, TTC), from the folder of the site.
   * @example './fonts/NotoSerifSC-Bold.otf'
   */
  readonly font: string;
}
