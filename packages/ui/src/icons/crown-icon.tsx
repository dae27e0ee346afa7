/** A stroke icon of levels of honour; see icons.tsx. */
import { drawIcon, type IconProps } from './icon.tsx';

export function CrownIcon(props: IconProps) {
  return drawIcon(props, 'M4 8.5 8.2 12 12 5.5 15.8 12 20 8.5 18.5 17h-13Z', 'M5.5 20h13');
}
