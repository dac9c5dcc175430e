export {LoadFailed} from '../components/LoadFailed.tsx';
