export {SidebarHider} from '../components/SidebarHider.tsx';
