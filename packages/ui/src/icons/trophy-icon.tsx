/** A cup: missions and tournaments; see icons.tsx. */
import { drawIcon, type IconProps } from './icon.tsx';

export function TrophyIcon(props: IconProps) {
  return drawIcon(
    props,
    'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0Z',
    'M7.5 5.5H4.5V7A3.5 3.5 0 0 0 8 10.5',
    'M16.5 5.5h3V7A3.5 3.5 0 0 1 16 10.5',
    'M12 14v3.5',
    'M8.5 20.5h7c0-1.8-1.4-3-3.5-3s-3.5 1.2-3.5 3Z',
  );
}
