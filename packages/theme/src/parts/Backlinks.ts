export {Backlinks} from '../components/Backlinks.tsx';
