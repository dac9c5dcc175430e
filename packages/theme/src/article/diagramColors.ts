/** What a diagram is made of: tokens of the page as `#rrggbb`. */
interface DiagramColors {
  readonly token: (name: string) => string;
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly wash: string;
  /** Water, shore, green, violet, amber, red. */
  readonly hues: readonly string[];
  /** Twelve pale fields that carry ink: each hue twice, the second time paler. */
  readonly fields: readonly string[];
}

type ThemeVariables = Readonly<Record<string, string>>;

/** Makes colours and fonts for Mermaid's theme `base` of the tokens of the page: it computes with colours and takes no variables. */
export function readDiagramTheme(
  root: Element,
  isDark: boolean,
): Readonly<Record<string, string | boolean>> {
  const style = getComputedStyle(root);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const paper = token('paper');
  const hues = ['water', 'shore', 'green', 'violet', 'amber', 'red'].map(token);
  const colors: DiagramColors = {
    token,
    paper,
    ink: token('ink'),
    quiet: token('ink-2'),
    line: token('ink-3'),
    wash: token('wash'),
    hues,
    fields: [0.34, 0.18].flatMap((share) => hues.map((hue) => mixColors(hue, paper, share))),
  };
  return {
    darkMode: isDark,
    fontFamily: style.getPropertyValue('--font-sans'),
    fontSize: '15px',
    ...ofAllKinds(colors),
    ...ofPies(colors),
    ...ofPlans(colors),
    ...ofScales(colors),
    ...ofBranches(colors),
    ...ofQuadrants(colors),
    ...ofRequirements(colors),
  };
}

function ofAllKinds({token, paper, ink, line, wash, fields}: DiagramColors): ThemeVariables {
  return {
    background: paper,
    primaryColor: wash,
    primaryTextColor: ink,
    primaryBorderColor: line,
    secondaryColor: fields[0]!,
    secondaryTextColor: ink,
    tertiaryColor: fields[1]!,
    tertiaryTextColor: ink,
    lineColor: line,
    textColor: ink,
    titleColor: ink,
    noteBkgColor: token('amber-wash'),
    noteTextColor: ink,
    errorTextColor: token('red'),
  };
}

function ofPies({paper, ink, fields}: DiagramColors): ThemeVariables {
  return {
    ...number('pie#', fields, 1),
    pieStrokeColor: paper,
    pieOuterStrokeColor: paper,
    pieOpacity: '1',
    pieTitleTextColor: ink,
    pieSectionTextColor: ink,
    pieLegendTextColor: ink,
  };
}

/** Returns the words of Gantt charts. */
function ofPlans({token, paper, ink, wash, hues, fields}: DiagramColors): ThemeVariables {
  return {
    sectionBkgColor: wash,
    altSectionBkgColor: paper,
    sectionBkgColor2: wash,
    gridColor: token('line-2'),
    todayLineColor: token('red'),
    taskBkgColor: fields[0]!,
    taskBorderColor: hues[0]!,
    taskTextColor: ink,
    taskTextLightColor: ink,
    taskTextDarkColor: ink,
    taskTextOutsideColor: ink,
    taskTextClickableColor: token('water'),
    activeTaskBkgColor: fields[1]!,
    activeTaskBorderColor: hues[1]!,
    doneTaskBkgColor: token('wash-2'),
    doneTaskBorderColor: token('line-2'),
    critBkgColor: fields[5]!,
    critBorderColor: hues[5]!,
  };
}

/** Returns the words of mind maps, timelines and journeys. */
function ofScales({ink, line, fields}: DiagramColors): ThemeVariables {
  const all = (color: string) => fields.map(() => color);
  return {
    ...number('cScale#', fields, 0),
    ...number('cScaleLabel#', all(ink), 0),
    ...number('cScalePeer#', all(line), 0),
    ...number('fillType#', fields, 0),
  };
}

/** Returns the words of Git graphs. */
function ofBranches({paper, ink, quiet, line, wash, hues, fields}: DiagramColors): ThemeVariables {
  const branches = [...hues, quiet, line];
  const labels = branches.map(() => paper);
  return {
    ...number('git#', branches, 0),
    ...number('gitBranchLabel#', labels, 0),
    commitLabelColor: ink,
    commitLabelBackground: wash,
    tagLabelColor: ink,
    tagLabelBackground: fields[1]!,
    tagLabelBorder: line,
  };
}

function ofQuadrants(colors: DiagramColors): ThemeVariables {
  const {token, paper, ink, quiet, line, wash, hues, fields} = colors;
  return {
    ...number('quadrant#Fill', [fields[0]!, wash, paper, wash], 1),
    ...number('quadrant#TextFill', [ink, ink, ink, ink], 1),
    quadrantPointFill: hues[0]!,
    quadrantPointTextFill: ink,
    quadrantXAxisTextFill: quiet,
    quadrantYAxisTextFill: quiet,
    quadrantTitleFill: ink,
    quadrantInternalBorderStrokeFill: token('line-2'),
    quadrantExternalBorderStrokeFill: line,
  };
}

function ofRequirements({ink, line, wash, fields}: DiagramColors): ThemeVariables {
  return {
    requirementBackground: wash,
    requirementBorderColor: line,
    requirementTextColor: ink,
    relationColor: line,
    relationLabelBackground: fields[2]!,
    relationLabelColor: ink,
  };
}

/** Numbers values: `pie#`, two colours, 1 → `{pie1: …, pie2: …}` */
function number(name: string, values: readonly string[], first: number): Record<string, string> {
  return Object.fromEntries(values.map((value, i) => [name.replace('#', `${i + first}`), value]));
}

/** Mixes a share of one colour into another: `#000000` into `#ffffff` with 0.25 → `#bfbfbf` */
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
