/** Stroke icons of the kinds of game, on the same 24-pixel grid. */
import { drawIcon, type IconProps } from './icon.tsx';

export function SlotsIcon(props: IconProps) {
  return drawIcon(
    props,
    'M5 5h11a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z',
    'M8 5v14',
    'M13 5v14',
    'M18 13h1.5A1.5 1.5 0 0 0 21 11.5V8',
    '!M20 6.5a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z',
    'M4.6 12h1.8',
    'M9.6 12h1.8',
    'M14.6 12h1.8',
  );
}

export function LiveIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 12h.01',
    'M8.8 15.2a4.5 4.5 0 0 1 0-6.4',
    'M15.2 8.8a4.5 4.5 0 0 1 0 6.4',
    'M5.6 18.4a9 9 0 0 1 0-12.8',
    'M18.4 5.6a9 9 0 0 1 0 12.8',
    '!M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z',
  );
}

export function FishIcon(props: IconProps) {
  return drawIcon(
    props,
    `M3 12c2.5-4.2 6-6 9.5-6 3 0 5.2 2 6.5 4.3L21.5 8v8L19 13.7C17.7 16 15.5 18 12.5 18 9 18
      5.5 16.2 3 12Z`,
    'M11.5 6.2c1.6 1.7 2.3 3.7 2.3 5.8s-.7 4.1-2.3 5.8',
    '!M7 11.2a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0Z',
  );
}

export function CardsIcon(props: IconProps) {
  return drawIcon(
    props,
    `M9.8 4.2 17.6 5.6a2 2 0 0 1 1.6 2.3l-1.5 8.6a2 2 0 0 1-2.3 1.6l-7.8-1.4a2 2 0 0
      1-1.6-2.3l1.5-8.6a2 2 0 0 1 2.3-1.6Z`,
    'M6.5 20.5l-1.6-.6A2 2 0 0 1 3.7 17.4',
    `M12.6 8.6c1.5 1.5 2.3 2 2.1 3.2a1.3 1.3 0 0 1-2.3.6 1.3 1.3 0 0 1-2.4-.2c-.2-1.2.9-2
      2.6-3.6Z`,
    'M12.3 12.6 12 14.6',
  );
}

export function BallIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
    'M12 8.2l3.6 2.6-1.4 4.3H9.8l-1.4-4.3Z',
    'M12 8.2V3.1',
    'M15.6 10.8l4.9-1.5',
    'M14.2 15.1l3 4.1',
    'M9.8 15.1l-3 4.1',
    'M8.4 10.8 3.5 9.3',
  );
}

export function ControllerIcon(props: IconProps) {
  return drawIcon(
    props,
    `M7.5 7h9a4.5 4.5 0 0 1 4.4 3.6l.9 4.6a2.7 2.7 0 0 1-4.7 2.3L15.3 15H8.7l-1.8 2.5a2.7 2.7
      0 0 1-4.7-2.3l.9-4.6A4.5 4.5 0 0 1 7.5 7Z`,
    'M8 9.7v3',
    'M6.5 11.2h3',
    '!M15 12.4a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0Z',
    '!M16.8 10.1a.9.9 0 1 0 1.8 0a.9.9 0 1 0-1.8 0Z',
  );
}

export function TicketIcon(props: IconProps) {
  return drawIcon(
    props,
    `M4 6.5h16a1 1 0 0 1 1 1v2.3a2.3 2.3 0 0 0 0 4.4v2.3a1 1 0 0 1-1 1H4a1 1 0 0
      1-1-1v-2.3a2.3 2.3 0 0 0 0-4.4V7.5a1 1 0 0 1 1-1Z`,
    'M14.5 7v1.5',
    'M14.5 11.25v1.5',
    'M14.5 15.5V17',
  );
}

export function RoosterIcon(props: IconProps) {
  return drawIcon(
    props,
    `M9.5 8.5C9.5 5.5 7.8 5 6.5 6.5 5.2 8 5.7 9.8 5.3 12c-.5 3.7 2.2 7 6.7 7 5 0 8.3-3.3
      8.5-9.5-2 .3-3.4 1-4.6 2.6-1.4 1.8-6.4 1.6-6.4-3.6Z`,
    'M6.2 6.8 3.5 8.3l2 1.2',
    'M6.5 6.5C6 4.6 7 3.3 8 4c.6-1.3 2-1 2 .4 1 0 1.2 1.3.3 2',
    'M10.5 19v2.5H9',
    'M13.5 18.9v2.6H12',
    '!M6.8 8.2a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0Z',
  );
}

export function DiceIcon(props: IconProps) {
  return drawIcon(
    props,
    'M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z',
    '!M7.3 8.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
    '!M14.3 8.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
    '!M10.8 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
    '!M7.3 15.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
    '!M14.3 15.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0Z',
  );
}
