import type {ReactNode, SVGProps} from 'react';

/** Creates an icon of Docusaurus' theme, which calls it so; it is drawn in lines of the colour of the text; what it is given goes to its `svg`. */
function createIcon(path: string, size = 24) {
  return function Icon({children, ...rest}: SVGProps<SVGSVGElement>): ReactNode {
    return (
      <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" {...rest}>
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {children}
      </svg>
    );
  };
}

const DISC = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

export const IconArrow = createIcon('M6 6l6 6-6 6M12 6l6 6-6 6', 20);
export const IconClose = createIcon('M5 5l14 14M19 5 5 19', 21);
export const IconCopy = createIcon('M9 9h11v11H9zM5 15H4V4h11v1');
export const IconDark = createIcon('M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z');
export const IconEdit = createIcon('M4 20l1-5L16 4l4 4L9 19zM14 6l4 4', 20);
export const IconExternalLink = createIcon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6', 13.5);
export const IconHome = createIcon('M3 11.5 12 4l9 7.5M6 9v11h12V9M10 20v-6h4v6');
export const IconLanguage = createIcon(
  `${DISC}M3 12h18M12 3c4 4 4 14 0 18M12 3c-4 4-4 14 0 18`,
  20,
);
export const IconLight = createIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
);
export const IconMenu = createIcon('M3 6h18M3 12h18M3 18h18', 30);
export const IconSuccess = createIcon('M4 12.5 9.5 18 20 6.5');
export const IconSystem = createIcon(`${DISC}M12 3v18M12 8h8M12 12h9M12 16h8`);
export const IconWordWrap = createIcon('M3 6h18M3 12h14a3 3 0 0 1 0 6h-5M14 16l-2 2 2 2M3 18h5');
