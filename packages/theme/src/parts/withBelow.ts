export {withBelow} from '../article/withBelow.tsx';
