import { drawIcon, type IconProps } from './icon.tsx';

/** A player of the house: what marks a bot wherever it is seen. */
export function RobotIcon(props: IconProps) {
  return drawIcon(
    props,
    'M7 8h10a2.5 2.5 0 0 1 2.5 2.5v6A2.5 2.5 0 0 1 17 19H7a2.5 2.5 0 0 1-2.5-2.5v-6A2.5 2.5 0 0 1 7 8Z',
    'M12 8V5',
    '!M10.8 4a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
    '!M7.9 12.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z',
    '!M13.5 12.4a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0Z',
    'M9.5 16h5',
    'M2.5 12v3',
    'M21.5 12v3',
  );
}
