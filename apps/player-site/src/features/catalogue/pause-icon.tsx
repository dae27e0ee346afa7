import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

export function PauseIcon(props: IconProps) {
  return drawIcon(props, 'M9 5v14', 'M15 5v14');
}
