import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

export function EnvelopeIcon(props: IconProps) {
  return drawIcon(
    props,
    'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5Z',
    'M4 7l8 6 8-6',
  );
}

export function PhoneMessageIcon(props: IconProps) {
  return drawIcon(
    props,
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9a1.5 1.5 0 0 1-1.5 1.5H11L6.5 20v-3.5h-1A1.5 1.5 0 0 1 4 15V6a1.5 1.5 0 0 1 1.5-1.5Z',
    'M8 10.5h.01',
    'M12 10.5h.01',
    'M16 10.5h.01',
  );
}
