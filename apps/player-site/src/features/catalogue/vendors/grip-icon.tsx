import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

export function GripIcon(props: IconProps) {
  return drawIcon(
    props,
    'M9 6v.01',
    'M15 6v.01',
    'M9 12v.01',
    'M15 12v.01',
    'M9 18v.01',
    'M15 18v.01',
  );
}
