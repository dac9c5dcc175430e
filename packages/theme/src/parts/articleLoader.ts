export {type ArticlePage, articleLoader, type Guard} from '../article/articleLoader.tsx';
