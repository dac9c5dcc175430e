import {ColorModeToggle as Own} from '../components/ColorModeToggle.tsx';
import {useMode} from '../mdx/browser.tsx';
import {useSite} from '../base/context.tsx';
import {Swizzled} from './Swizzled.tsx';

/** The button of the colour mode, inside `Navbar/ColorModeToggle` and `ColorModeToggle` of a Docusaurus site. */
export function ColorModeToggle() {
  const {colorMode, setColorMode} = useMode();
  const {disableSwitch, respectPrefersColorScheme} = useSite().colorMode;
  if (disableSwitch) return null;
  const given = {value: colorMode, onChange: setColorMode, respectPrefersColorScheme};
  return (
    <Swizzled name="Navbar/ColorModeToggle">
      <Swizzled name="ColorModeToggle" given={given}>
        <Own />
      </Swizzled>
    </Swizzled>
  );
}
