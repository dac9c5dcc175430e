import {readSettings} from '../common/readSettings.ts';
import {type MigrationProblem, type OldFolder, toObject, toText} from '../common/migration.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the settings of a theme are read from. */
export interface ThemePlaces {
  readonly folder: OldFolder;
  /** Settings of the site. */
  readonly config: Values;
  readonly problems: MigrationProblem[];
}

/** Reads the settings of a theme, which are in one of several places; the one that counts most comes first. */
export function readThemeSettings({folder, config, problems}: ThemePlaces): Values[] {
  const theme = toText(config['theme']) ?? '';
  const files = [
    `_config.${theme}.yml`,
    `source/_data/${theme}.yml`,
    `source/_data/${theme.replace(/^hexo-theme-/, '')}.yml`,
    `themes/${theme}/_config.yml`,
  ].filter((path) => folder.has(path));
  return [
    toObject(config['theme_config']),
    ...files.map((path) => readSettings(folder.read(path), path, problems)),
  ];
}
