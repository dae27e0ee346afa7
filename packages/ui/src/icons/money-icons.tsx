/** Icons of how money is paid and told. */
import { drawIcon, type IconProps } from './icon.tsx';

export function BankIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 3.5 20.5 8.5H3.5Z',
    'M5.5 11.5v5',
    'M10 11.5v5',
    'M14 11.5v5',
    'M18.5 11.5v5',
    'M3.5 20h17',
  );
}

export function CardIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5Z',
    'M3 10h18',
    'M6.5 14.5h4',
  );
}

export function ReceiptIcon(props: IconProps) {
  return drawIcon(
    props,
    `M5.5 3.5 7.7 5l2.15-1.5L12 5l2.15-1.5L16.3 5l2.2-1.5v17L16.3 19l-2.15 1.5L12 19l-2.15
      1.5L7.7 19l-2.2 1.5Z`,
    'M9 9.5h6',
    'M9 13.5h4',
  );
}
