import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

export function SendIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4.5 12 3.8 5.2a.8.8 0 0 1 1.2-.8L20.5 12 5 19.6a.8.8 0 0 1-1.2-.8Z',
    'M4.5 12h7',
  );
}

export function PictureIcon(props: IconProps) {
  return drawIcon(
    props,
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5Z',
    'm4.5 16.5 4.2-4.2a1 1 0 0 1 1.4 0l6.9 6.9',
    'm14 14.7 1.6-1.6a1 1 0 0 1 1.4 0l2.8 2.8',
    'M15.5 8.7h.01',
  );
}

export function ReadIcon(props: IconProps) {
  return drawIcon(props, 'm2.5 12.5 4 4 8.5-9', 'm11 15.6 1 .9 8.5-9');
}
