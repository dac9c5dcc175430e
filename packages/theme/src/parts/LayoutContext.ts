import {createContext} from 'react';

/** Is told what a page of another generator says of itself, where it is rendered to ask it. */
export const LayoutContext = createContext<
  ((said: {readonly title?: string; readonly description?: string}) => void) | null
>(null);
