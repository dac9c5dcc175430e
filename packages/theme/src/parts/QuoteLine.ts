export {QuoteLine} from '../components/QuoteLine.tsx';
