/** Signs of play that no site needs but a game. */
import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

/** One turn of the reels. */
export function SpinIcon(props: IconProps) {
  return drawIcon(props, 'M19.5 12a7.5 7.5 0 1 1-2.4-5.5', 'M20 3.5v4.3h-4.3');
}

/** Turn after turn. */
export function AutoplayIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4.6 10.2a7.6 7.6 0 0 1 13-3.6l1.9 1.9',
    'M19.7 4.2v4.4h-4.4',
    'M19.4 13.8a7.6 7.6 0 0 1-13 3.6l-1.9-1.9',
    'M4.3 19.8v-4.4h4.4',
    '!M10.4 9.3v5.4l4.4-2.7Z',
  );
}

/** Two cards, one over the other. */
export function DoubleIcon(props: IconProps) {
  return drawIcon(
    props,
    'M8.5 4.5h9A1.5 1.5 0 0 1 19 6v10.5',
    'M6 8h8a1.5 1.5 0 0 1 1.5 1.5V19A1.5 1.5 0 0 1 14 20.5H6A1.5 1.5 0 0 1 4.5 19V9.5A1.5 1.5 0 0 1 6 8Z',
    '!M10 11.2l2.6 3-2.6 3-2.6-3Z',
  );
}

export function StopIcon(props: IconProps) {
  return drawIcon(
    props,
    '!M7.5 6h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9Z',
  );
}
