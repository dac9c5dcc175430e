export {NavbarVersionLink} from '../components/NavbarVersionLink.tsx';
