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

export function StopIcon(props: IconProps) {
  return drawIcon(
    props,
    '!M7.5 6h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9Z',
  );
}
