import {ColorModeToggle as Own} from '../components/ColorModeToggle.tsx';
import {useMode} from '../mdx/browser.tsx';
import {useSite} from '../base/context.tsx';
import {Swizzled} from './Swizzled.tsx';

/**
 * The button of the colour mode, inside `Navbar/ColorModeToggle` and `ColorModeToggle` of a Docusaurus site.
 * @param className of a bar that the site puts together: it hides the button from narrow windows, where the menu has one
 */
export function ColorModeToggle({className}: {readonly className?: string}) {
  const {colorMode, setColorMode} = useMode();
  const {disableSwitch, respectPrefersColorScheme} = useSite().colorMode;
  if (disableSwitch) return null;
  const given = {value: colorMode, onChange: setColorMode, respectPrefersColorScheme};
  const own = (
    <Swizzled name="ColorModeToggle" given={given}>
      <Own />
    </Swizzled>
  );
  return (
    <Swizzled name="Navbar/ColorModeToggle" given={{className}}>
      {className === undefined ? own : <span className={className}>{own}</span>}
    </Swizzled>
  );
}
