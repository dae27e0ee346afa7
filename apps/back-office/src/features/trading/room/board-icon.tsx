import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

/** A board of odds: lines that go up and down over a base. */
export function BoardIcon(props: IconProps) {
  return drawIcon(props, 'M4 20h16', 'M4 15l5-6 4 4 7-9', 'M15 4h5v5');
}
