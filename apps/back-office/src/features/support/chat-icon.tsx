import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

export function ChatIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4.5 4.5h10A1.5 1.5 0 0 1 16 6v5.5a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3v-3h-1A1.5 1.5 0 0 1 3 11.5V6a1.5 1.5 0 0 1 1.5-1.5Z',
    'M19 9h.5A1.5 1.5 0 0 1 21 10.5v5a1.5 1.5 0 0 1-1.5 1.5h-1v3L15 17h-3.5',
  );
}
