export {SidebarAccordion} from '../components/SidebarAccordion.tsx';
