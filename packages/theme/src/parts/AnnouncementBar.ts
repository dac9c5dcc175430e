export {AnnouncementBar} from '../components/AnnouncementBar.tsx';
