export {DiagnosticsPanel} from '../components/DiagnosticsPanel.tsx';
