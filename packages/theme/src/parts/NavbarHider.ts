export {NavbarHider} from '../components/NavbarHider.tsx';
