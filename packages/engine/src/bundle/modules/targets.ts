/**
 * The oldest engines in which scripts and styles work, as Vite writes them; newer syntax is lowered for them. Chrome and
 * Edge 109 and Firefox 115 are the last for Windows 7 and 8, iOS 15 the last for the iPhone 6s and 7.
 */
export const TARGETS: string[] = ['chrome109', 'edge109', 'firefox115', 'safari15.4', 'ios15.4'];
