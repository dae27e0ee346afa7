import type { CustomerServiceType } from '@bahati/contract/player-site/system/resources.ts';
import { drawIcon, type IconProps } from '@bahati/ui/icons/icon.tsx';

/** Our own drawings of what each service is; the marks of those companies are theirs. */
function TalkIcon(props: IconProps) {
  return drawIcon(
    props,
    'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5Z',
    'M8.5 10h.01',
    'M12 10h.01',
    'M15.5 10h.01',
  );
}

function PhoneTalkIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 3.5a8.4 8.4 0 0 0-7.2 12.7L3.5 20.5l4.4-1.3A8.4 8.4 0 1 0 12 3.5Z',
    'M9 8.6c-.6 3.4 3 7 6.4 6.4l.4-1.9-2-1-.9.9a5 5 0 0 1-1.9-1.9l.9-.9-1-2Z',
  );
}

function PaperPlaneIcon(props: IconProps) {
  return drawIcon(props, 'M3.5 11.2 20.5 4l-3 16-5.4-4.2-2.8 2.9-.6-5.2Z', 'M8.7 13.5 20.5 4');
}

function GatheringIcon(props: IconProps) {
  return drawIcon(
    props,
    'M12 4a3 3 0 1 1-.1 6a3 3 0 0 1 .1-6Z',
    'M6.5 19v-1.5a5.5 5.5 0 0 1 11 0V19',
    'M4.5 8.5a2.4 2.4 0 0 0 1.6 4.2',
    'M19.5 8.5a2.4 2.4 0 0 1-1.6 4.2',
  );
}

export const serviceIcons = {
  LIVECHAT: TalkIcon,
  FACEBOOK: GatheringIcon,
  TELEGRAM: PaperPlaneIcon,
  WHATSAPP: PhoneTalkIcon,
} as const satisfies Record<CustomerServiceType, unknown>;
