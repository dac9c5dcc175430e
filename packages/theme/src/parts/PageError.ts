export {PageError} from '../components/PageError.tsx';
