/** Icons of what is switched and set: sound, speed, screen, theme. */
import { drawIcon, type IconProps } from './icon.tsx';

export function SoundIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4 9.5h3.5L12 5.5v13l-4.5-4H4Z',
    'M15.5 9a4.2 4.2 0 0 1 0 6',
    'M18 6.5a7.8 7.8 0 0 1 0 11',
  );
}

export function MuteIcon(props: IconProps) {
  return drawIcon(props, 'M4 9.5h3.5L12 5.5v13l-4.5-4H4Z', 'M16 9.5l5 5', 'M21 9.5l-5 5');
}

export function TurboIcon(props: IconProps) {
  return drawIcon(props, 'M13 2.8 5.5 13.5h5.3L10 21.2l8.5-11.4h-5.6Z');
}

export function FullscreenIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4 9V5a1 1 0 0 1 1-1h4',
    'M15 4h4a1 1 0 0 1 1 1v4',
    'M20 15v4a1 1 0 0 1-1 1h-4',
    'M9 20H5a1 1 0 0 1-1-1v-4',
  );
}

export function SettingsIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4 7.5h8',
    'M17.5 7.5H20',
    'M4 16.5h2.5',
    'M12 16.5h8',
    'M14.7 10.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
    'M9.3 19.2a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4Z',
  );
}

export function SunIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
    'M12 2.5v2',
    'M12 19.5v2',
    'M2.5 12h2',
    'M19.5 12h2',
    'M5.3 5.3l1.4 1.4',
    'M17.3 17.3l1.4 1.4',
    'M18.7 5.3l-1.4 1.4',
    'M6.7 17.3l-1.4 1.4',
  );
}

export function MoonIcon(props: IconProps) {
  return drawIcon(
    props,
    'M20 14.2A8.3 8.3 0 0 1 9.8 4 8.3 8.3 0 1 0 20 14.2Z',
    'M16.5 4.5v3',
    'M15 6h3',
  );
}
