/** Stroke icons of the agent centre: its team, its figures and its contracts; see icons.tsx. */
import { drawIcon, type IconProps } from './icon.tsx';

export function MegaphoneIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4 10v4a1 1 0 0 0 1 1h3l8.5 4V5L8 9H5a1 1 0 0 0-1 1Z',
    'M8 15l1.2 4.5',
    'M19.5 9.8a4 4 0 0 1 0 4.4',
  );
}

export function ChartIcon(props: IconProps) {
  return drawIcon(props, 'M4 4v16h16', 'M8.5 16v-4', 'M12.5 16V8', 'M16.5 16v-6');
}

export function AddMemberIcon(props: IconProps) {
  return drawIcon(
    props,
    'M10 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
    'M3.5 19.5c.4-3.4 3-5.2 6.5-5.2 1.3 0 2.5.2 3.5.7',
    'M18 13.5v6',
    'M15 16.5h6',
  );
}

/** One above, two below. */
export function TreeIcon(props: IconProps) {
  return drawIcon(
    props,
    'M9.5 3.5h5V8h-5Z',
    'M3.5 16h5v4.5h-5Z',
    'M15.5 16h5v4.5h-5Z',
    'M12 8v4',
    'M6 16v-4h12v4',
  );
}

export function FallingIcon(props: IconProps) {
  return drawIcon(props, 'M3.5 6.5 9.5 12l4-3.5 7 7.5', 'M20.5 11v5h-5');
}

export function CoinsIcon(props: IconProps) {
  return drawIcon(
    props,
    'M9.5 10.5c3.3 0 6-1.2 6-2.75S12.8 5 9.5 5s-6 1.2-6 2.75 2.7 2.75 6 2.75Z',
    'M3.5 7.8v4.2c0 1.5 2.7 2.75 6 2.75',
    'M3.5 12v4.2c0 1.5 2.7 2.75 6 2.75',
    'M15 19.5c3 0 5.5-1.1 5.5-2.5s-2.5-2.5-5.5-2.5-5.5 1.1-5.5 2.5 2.5 2.5 5.5 2.5Z',
    'M20.5 17v-4c0-1.4-2.5-2.5-5.5-2.5',
  );
}

/** A share of the whole. */
export function ShareIcon(props: IconProps) {
  return drawIcon(props, 'M20 14a8.5 8.5 0 1 1-10-10v10Z', 'M14 3.5A8 8 0 0 1 20.5 10H14Z');
}

export function CalendarIcon(props: IconProps) {
  return drawIcon(
    props,
    'M5 5.5h14a1 1 0 0 1 1 1v12.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1 1 0 0 1 1-1Z',
    'M4 10h16',
    'M8.5 3.5v4',
    'M15.5 3.5v4',
  );
}
