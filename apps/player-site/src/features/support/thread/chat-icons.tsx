import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

export function SendIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4.5 12 3.8 5.2a.8.8 0 0 1 1.2-.8L20.5 12 5 19.6a.8.8 0 0 1-1.2-.8Z',
    'M4.5 12h7',
  );
}

export function ReadIcon(props: IconProps) {
  return drawIcon(props, 'm2.5 12.5 4 4 8.5-9', 'm11 15.6 1 .9 8.5-9');
}
