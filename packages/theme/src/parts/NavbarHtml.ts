export {NavbarHtml} from '../components/NavbarHtml.tsx';
