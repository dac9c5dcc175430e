export {Waiting} from '../components/Waiting.tsx';
