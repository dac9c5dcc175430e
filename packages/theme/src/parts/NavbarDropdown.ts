export {NavbarDropdown} from '../components/NavbarDropdown.tsx';
