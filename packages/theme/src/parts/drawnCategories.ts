export {createDrawnCategories} from '../components/DrawnCategories.tsx';
