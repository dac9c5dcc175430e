export {CommentsBox} from '../components/CommentsBox.tsx';
