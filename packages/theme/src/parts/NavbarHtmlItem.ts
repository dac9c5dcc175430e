export {NavbarHtmlItem} from '../components/NavbarHtmlItem.tsx';
