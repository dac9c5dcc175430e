export {VersionBadge} from '../components/VersionNotes.tsx';
