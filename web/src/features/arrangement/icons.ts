import { icon } from '../../ui/icons.tsx';

export const ScaleIcon = icon('M14 5h5v5', 'M19 5l-6 6', 'M10 19H5v-5', 'M5 19l6-6');
export const TurnIcon = icon('M19 5v5h-5', 'M19 10a7.500 7.500 0 1 0 .5 4');
export const TurnBackIcon = icon('M5 5v5h5', 'M5 10a7.500 7.500 0 1 1-.5 4');
export const CentreIcon = icon('M12 3v18', 'M3 12h18', 'M8 8h8v8H8z');
export const FitIcon = icon('M4 4h16v16H4z', 'M8 8h8v8H8z');
export const UndoIcon = icon('M9 6L4 11l5 5', 'M4 11h10a5 5 0 0 1 0 10h-3');
export const RedoIcon = icon('M15 6l5 5-5 5', 'M20 11H10a5 5 0 0 0 0 10h3');
export const ResetIcon = icon('M5 5h14v14H5z', 'M9.500 9.500l5 5', 'M14.500 9.500l-5 5');
