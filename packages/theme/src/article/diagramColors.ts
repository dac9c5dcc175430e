/** Colours and fonts for Mermaid's theme `base`, made of the tokens of the page: it computes with colours and takes no variables. */
export function readDiagramTheme(
  root: Element,
  isDark: boolean,
): Readonly<Record<string, string | boolean>> {
  const style = getComputedStyle(root);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const [paper, ink, quiet, line, wash] = [
    token('paper'),
    token('ink'),
    token('ink-2'),
    token('ink-3'),
    token('wash'),
  ];
  const hues = ['water', 'shore', 'green', 'violet', 'amber', 'red'].map(token);
  // Twelve pale fields that carry ink: each hue twice, the second time paler.
  const fields = [0.34, 0.18].flatMap((share) => hues.map((hue) => mixColors(hue, paper, share)));
  const [water, shore, green, , , red] = fields as [string, string, string, string, string, string];
  return {
    darkMode: isDark,
    background: paper,
    fontFamily: style.getPropertyValue('--font-sans'),
    fontSize: '15px',
    primaryColor: wash,
    primaryTextColor: ink,
    primaryBorderColor: line,
    secondaryColor: water,
    secondaryTextColor: ink,
    tertiaryColor: shore,
    tertiaryTextColor: ink,
    lineColor: line,
    textColor: ink,
    titleColor: ink,
    noteBkgColor: token('amber-wash'),
    noteTextColor: ink,
    errorTextColor: token('red'),
    ...number('pie', fields, 1),
    pieStrokeColor: paper,
    pieOuterStrokeColor: paper,
    pieOpacity: '1',
    pieTitleTextColor: ink,
    pieSectionTextColor: ink,
    pieLegendTextColor: ink,
    sectionBkgColor: wash,
    altSectionBkgColor: paper,
    sectionBkgColor2: wash,
    gridColor: token('line-2'),
    todayLineColor: token('red'),
    taskBkgColor: water,
    taskBorderColor: hues[0]!,
    taskTextColor: ink,
    taskTextLightColor: ink,
    taskTextDarkColor: ink,
    taskTextOutsideColor: ink,
    taskTextClickableColor: token('water'),
    activeTaskBkgColor: shore,
    activeTaskBorderColor: hues[1]!,
    doneTaskBkgColor: token('wash-2'),
    doneTaskBorderColor: token('line-2'),
    critBkgColor: red,
    critBorderColor: hues[5]!,
    ...number('cScale', fields, 0),
    ...number(
      'cScaleLabel',
      fields.map(() => ink),
      0,
    ),
    ...number(
      'cScalePeer',
      fields.map(() => line),
      0,
    ),
    ...number('fillType', fields, 0),
    ...number('git', [...hues, quiet, line], 0),
    ...number(
      'gitBranchLabel',
      [...hues, quiet, line].map(() => paper),
      0,
    ),
    commitLabelColor: ink,
    commitLabelBackground: wash,
    tagLabelColor: ink,
    tagLabelBackground: shore,
    tagLabelBorder: line,
    quadrant1Fill: water,
    quadrant2Fill: wash,
    quadrant3Fill: paper,
    quadrant4Fill: wash,
    ...number('quadrant', [ink, ink, ink, ink], 1, 'TextFill'),
    quadrantPointFill: hues[0]!,
    quadrantPointTextFill: ink,
    quadrantXAxisTextFill: quiet,
    quadrantYAxisTextFill: quiet,
    quadrantTitleFill: ink,
    quadrantInternalBorderStrokeFill: token('line-2'),
    quadrantExternalBorderStrokeFill: line,
    requirementBackground: wash,
    requirementBorderColor: line,
    requirementTextColor: ink,
    relationColor: line,
    relationLabelBackground: green,
    relationLabelColor: ink,
  };
}

function number(
  name: string,
  values: readonly string[],
  first: number,
  end = '',
): Record<string, string> {
  return Object.fromEntries(values.map((value, i) => [`${name}${i + first}${end}`, value]));
}

/** A share of one colour in another, both `#rrggbb`. */
export function mixColors(color: string, ground: string, share: number): string {
  const part = (hex: string, i: number) => Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16);
  return `#${[0, 1, 2]
    .map((i) =>
      Math.round(part(color, i) * share + part(ground, i) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
