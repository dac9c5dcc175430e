export {VersionBanner} from '../components/VersionNotes.tsx';
