import {createContext} from 'react';
import type {NavbarProps} from '../components/NavbarContent.tsx';

/** What the bar knows, for parts of it that a component of the site places. */
export const NavbarState = createContext<NavbarProps | undefined>(undefined);
