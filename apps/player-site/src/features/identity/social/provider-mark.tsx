import { GlobeIcon, LockIcon, ShieldIcon, SupportIcon, UserIcon } from '@bahati/ui/icons/icons.tsx';
import './social.css';

const drawings = {
  globe: GlobeIcon,
  key: LockIcon,
  shield: ShieldIcon,
  chat: SupportIcon,
  person: UserIcon,
} as const;

/** A provider's drawing, or the first letter of its name. */
export function ProviderMark({ icon, name }: { icon: string; name: string }) {
  const Drawing = Object.hasOwn(drawings, icon) ? drawings[icon as keyof typeof drawings] : null;
  return (
    <span className="provider-mark" aria-hidden="true">
      {Drawing ? <Drawing size={18} /> : [...name][0]}
    </span>
  );
}
