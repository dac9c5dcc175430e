export {TranslationNotice} from '../components/TranslationNotice.tsx';
