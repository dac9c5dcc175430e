export {LongLevel} from '../sidebar/LongLevel.tsx';
