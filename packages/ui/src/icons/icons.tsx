/** Our own stroke icons on a 24-pixel grid. Each stands alone: a site bundles what it draws. */
import { drawIcon, type IconProps } from './icon.tsx';

export function HomeIcon(props: IconProps) {
  return drawIcon(
    props,
    'M3.5 11 12 4l8.5 7',
    'M5.5 9.5V19a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1V9.5',
    'M9.5 20v-4.5a2.5 2.5 0 0 1 5 0V20',
  );
}

export function WalletIcon(props: IconProps) {
  return drawIcon(
    props,
    `M18.5 8V6a1 1 0 0 0-1-1H5.5a2 2 0 0 0 0 4H19a1.5 1.5 0 0 1 1.5 1.5v7A1.5 1.5 0 0 1 19
      19H6a2.5 2.5 0 0 1-2.5-2.5V7`,
    'M20.5 12.5h-4a1.5 1.5 0 0 0 0 3h4',
  );
}

export function DepositIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 4v10.5',
    'M7.5 10.5 12 15l4.5-4.5',
    'M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16',
  );
}

export function WithdrawIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 15V4.5',
    'M7.5 8.5 12 4l4.5 4.5',
    'M4 16v2.5A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5V16',
  );
}

export function UserIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
    'M4.5 20c.6-3.7 3.6-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
  );
}

export function TeamIcon(props: IconProps) {
  return drawIcon(
    props,
    'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z',
    'M3 19.5c.3-3.4 2.7-5.5 6-5.5s5.7 2.1 6 5.5',
    'M15.5 5.3a3.25 3.25 0 0 1 0 5.9',
    'M17.5 14.4c2 .7 3.3 2.5 3.5 5.1',
  );
}

export function EyeIcon(props: IconProps) {
  return drawIcon(
    props,
    'M2.5 12C4.6 8 8 5.8 12 5.8S19.4 8 21.5 12c-2.1 4-5.5 6.2-9.5 6.2S4.6 16 2.5 12Z',
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  );
}

export function EyeOffIcon(props: IconProps) {
  return drawIcon(
    props,
    'M9.5 6.2A9.6 9.6 0 0 1 12 5.8c4 0 7.4 2.2 9.5 6.2a13.5 13.5 0 0 1-2.3 3.2',
    'M6.2 7.7A12.6 12.6 0 0 0 2.5 12c2.1 4 5.5 6.2 9.5 6.2 1.7 0 3.3-.4 4.7-1.2',
    'M9.9 9.9a3 3 0 0 0 4.2 4.2',
    'M4 4l16 16',
  );
}

export function RefreshIcon(props: IconProps) {
  return drawIcon(
    props,
    'M20 11a8 8 0 0 0-14.3-4L3.5 9.5',
    'M3.5 4.5v5h5',
    'M4 13a8 8 0 0 0 14.3 4l2.2-2.5',
    'M20.5 19.5v-5h-5',
  );
}

export function MenuIcon(props: IconProps) {
  return drawIcon(props, 'M4 7h16', 'M4 12h16', 'M4 17h10');
}

export function CloseIcon(props: IconProps) {
  return drawIcon(props, 'M6 6l12 12', 'M18 6 6 18');
}

export function SearchIcon(props: IconProps) {
  return drawIcon(
    props,
    'M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6Z',
    'M15.8 15.8 20.5 20.5',
  );
}

export function HeartIcon(props: IconProps) {
  return drawIcon(
    props,
    `M12 20C6.5 16.2 3.5 13 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4C20.5 13 17.5
      16.2 12 20Z`,
  );
}

export function HeartFilledIcon(props: IconProps) {
  return drawIcon(
    props,
    `!M12 20C6.5 16.2 3.5 13 3.5 9.3A4.6 4.6 0 0 1 12 6.9a4.6 4.6 0 0 1 8.5 2.4C20.5 13 17.5
      16.2 12 20Z`,
  );
}

export function BellIcon(props: IconProps) {
  return drawIcon(
    props,
    'M6 10a6 6 0 0 1 12 0c0 3.2.8 5 2 6.5H4C5.2 15 6 13.2 6 10Z',
    'M10 19.5a2.2 2.2 0 0 0 4 0',
  );
}

export function GlobeIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
    'M3.5 9.5h17',
    'M3.5 14.5h17',
    'M12 3c-5 5-5 13 0 18',
    'M12 3c5 5 5 13 0 18',
  );
}

export function ChevronUpIcon(props: IconProps) {
  return drawIcon(props, 'M6 15l6-6 6 6');
}

export function ChevronDownIcon(props: IconProps) {
  return drawIcon(props, 'M6 9l6 6 6-6');
}

export function ChevronLeftIcon(props: IconProps) {
  return drawIcon(props, 'M15 5.5 8.5 12l6.5 6.5');
}

export function ChevronRightIcon(props: IconProps) {
  return drawIcon(props, 'M9 5.5l6.5 6.5L9 18.5');
}

export function CheckIcon(props: IconProps) {
  return drawIcon(props, 'M4.5 12.5 9.5 17.5 19.5 6.5');
}

export function WarningIcon(props: IconProps) {
  return drawIcon(props, 'M12 4.5 21 19.5H3Z', 'M12 10v4.5', 'M12 17h.01');
}

export function InfoIcon(props: IconProps) {
  return drawIcon(props, 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 11v5.5', 'M12 7.7h.01');
}

export function LockIcon(props: IconProps) {
  return drawIcon(
    props,
    `M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5
      1.5 0 0 1 1.5-1.5Z`,
    'M8 10.5V7.5a4 4 0 0 1 8 0v3',
    'M12 14.5v2',
  );
}

export function LogoutIcon(props: IconProps) {
  return drawIcon(
    props,
    'M14 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8',
    'M10 12h10.5',
    'M16.5 8l4 4-4 4',
  );
}

export function CopyIcon(props: IconProps) {
  return drawIcon(
    props,
    `M10 8.5h8.5A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0
      1-1.5-1.5V10A1.5 1.5 0 0 1 10 8.5Z`,
    'M5.5 15.5A1.5 1.5 0 0 1 4 14V5.5A1.5 1.5 0 0 1 5.5 4H14a1.5 1.5 0 0 1 1.5 1.5',
  );
}

export function PhoneIcon(props: IconProps) {
  return drawIcon(
    props,
    'M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3Z',
    'M11 18h2',
  );
}

export function ShieldIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 3.5 19 6v5.5c0 4.3-2.8 7.3-7 9-4.2-1.7-7-4.7-7-9V6Z',
    'M8.8 12l2.3 2.3 4.2-4.5',
  );
}

export function ClockIcon(props: IconProps) {
  return drawIcon(props, 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z', 'M12 7v5.2l3.5 2');
}

export function PlayIcon(props: IconProps) {
  return drawIcon(props, '!M8 5.5v13l10.5-6.5Z');
}

export function PlusIcon(props: IconProps) {
  return drawIcon(props, 'M12 5v14', 'M5 12h14');
}

export function MinusIcon(props: IconProps) {
  return drawIcon(props, 'M5 12h14');
}

export function FilterIcon(props: IconProps) {
  return drawIcon(props, 'M4 7h16', 'M7 12h10', 'M10 17h4');
}

export function ExternalIcon(props: IconProps) {
  return drawIcon(
    props,
    'M14 4h6v6',
    'M20 4 11 13',
    'M18 14v4.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
  );
}

export function HistoryIcon(props: IconProps) {
  return drawIcon(props, 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5', 'M4 4v4.5h4.5', 'M12 8v4.3l3 1.7');
}

export function SupportIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2',
    'M4.5 13.5H7v5H5.5a1 1 0 0 1-1-1Z',
    'M19.5 13.5H17v5h1.5a1 1 0 0 0 1-1Z',
    'M19 18.5c-.8 1.6-2.3 2.3-5 2.3',
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

export function DownloadIcon(props: IconProps) {
  return drawIcon(props, 'M12 4v11', 'm7.5 11 4.5 4.5 4.5-4.5', 'M5 20h14');
}

export function TagIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12.5 4H19a1 1 0 0 1 1 1v6.5L11.6 20a1.5 1.5 0 0 1-2.1 0L4 14.5a1.5 1.5 0 0 1 0-2.1Z',
    'M16 8h.01',
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
