import {expect, it} from 'vitest';
import {askThemeContext} from './themeContext.ts';

const IMPORT = "import ThemeContext from '@theme/ThemeContext';";

it.each([
  [
    `${IMPORT}\nconst {isDarkTheme} = useContext(ThemeContext);`,
    `${IMPORT}\nconst {isDarkTheme} = ThemeContext();`,
  ],
  [
    'import $T from "@theme/ThemeContext";\nReact.useContext<ContextProps>( $T ).isDarkTheme',
    'import $T from "@theme/ThemeContext";\n$T().isDarkTheme',
  ],
  [`${IMPORT}\nuseContext(Other);`, `${IMPORT}\nuseContext(Other);`],
  ['useContext(ThemeContext);', 'useContext(ThemeContext);'],
])('asks the hook in the place of the context: %j', (code, expected) => {
  expect(askThemeContext(code)).toBe(expected);
});
