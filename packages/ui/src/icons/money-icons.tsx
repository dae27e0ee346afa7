/** Stroke icons about money and how it moves; see icons.tsx. */
import { drawIcon, type IconProps } from './icon.tsx';

export function ReceiptIcon(props: IconProps) {
  return drawIcon(
    props,
    `M5.5 3.5 7.7 5l2.15-1.5L12 5l2.15-1.5L16.3 5l2.2-1.5v17L16.3 19l-2.15 1.5L12 19l-2.15
      1.5L7.7 19l-2.2 1.5Z`,
    'M9 9.5h6',
    'M9 13.5h4',
  );
}

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

export function GiftIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4.5 11.5h15V19a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 19Z',
    'M3.5 8h17v3.5h-17Z',
    'M12 8v12.5',
    'M12 8C8.5 8 7 6.8 7.2 5.2S10.5 3 12 8Z',
    'M12 8c3.5 0 5-1.2 4.8-2.8S13.5 3 12 8Z',
  );
}

export function PointsIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 3.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 0 1 0-17Z',
    'M12 7.6l1.35 2.8 3.05.45-2.2 2.15.5 3.05L12 14.6l-2.7 1.45.5-3.05-2.2-2.15 3.05-.45Z',
  );
}
