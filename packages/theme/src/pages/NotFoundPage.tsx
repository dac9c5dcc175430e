import '../styles/not-found.css';
import {NotFound} from '../components/NotFound.tsx';

/** The page of addresses where there is nothing. */
export function NotFoundPage() {
  return <NotFound />;
}
