import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

export function FeedbackIcon(props: IconProps) {
  return drawIcon(
    props,
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9a1.5 1.5 0 0 1-1.5 1.5H11L6.5 20v-3.5h-1A1.5 1.5 0 0 1 4 15V6a1.5 1.5 0 0 1 1.5-1.5Z',
    'M8 9h8',
    'M8 12.5h5',
  );
}
