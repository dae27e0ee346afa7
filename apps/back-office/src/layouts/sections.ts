import type { ComponentType } from 'react';
import { SettingsIcon } from '@bahati/ui/icons/control-icons.tsx';
import {
  CheckIcon,
  ClockIcon,
  DepositIcon,
  EyeIcon,
  FilterIcon,
  HistoryIcon,
  HomeIcon,
  GlobeIcon,
  LockIcon,
  ShieldIcon,
  PictureIcon,
  PlayIcon,
  TagIcon,
  TeamIcon,
  UserIcon,
  WalletIcon,
  WarningIcon,
  WithdrawIcon,
} from '@bahati/ui/icons/icons.tsx';
import { ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { FeedbackIcon } from '#features/content/feedback-icon.tsx';
import { EnvelopeIcon } from '#features/messaging/message-icons.tsx';
import { OperationsIcon } from '#features/operations/operations-icon.tsx';
import { ChatIcon } from '#features/support/chat-icon.tsx';

export type Section = {
  resource: string;
  path: string;
  icon: ComponentType<{ size?: number }>;
};

export type SectionGroup = { id: string; sections: readonly Section[] };

/** The screens by what they are about, within that by how often staff need them. */
export const sectionGroups: readonly SectionGroup[] = [
  {
    id: 'today',
    sections: [{ resource: 'dashboard', path: '/dashboard', icon: HomeIcon }],
  },
  {
    id: 'money',
    sections: [
      { resource: 'withdrawals', path: '/withdrawals', icon: WithdrawIcon },
      { resource: 'disputes', path: '/disputes', icon: WarningIcon },
      { resource: 'deposits', path: '/deposits', icon: DepositIcon },
      { resource: 'reconciliation', path: '/reconciliation', icon: FilterIcon },
      { resource: 'adjustments', path: '/adjustments', icon: ReceiptIcon },
      { resource: 'payment_methods', path: '/payment_methods', icon: WalletIcon },
      { resource: 'money_rules', path: '/money_rules', icon: ShieldIcon },
      { resource: 'taxes', path: '/taxes', icon: ReceiptIcon },
    ],
  },
  {
    id: 'members',
    sections: [
      { resource: 'members', path: '/members', icon: UserIcon },
      { resource: 'member_tags', path: '/member_tags', icon: TagIcon },
      { resource: 'verification', path: '/verification', icon: EyeIcon },
      { resource: 'duplicates', path: '/duplicates', icon: TeamIcon },
      { resource: 'chats', path: '/chats', icon: ChatIcon },
      { resource: 'messages', path: '/messages', icon: EnvelopeIcon },
      { resource: 'feedback', path: '/feedback', icon: FeedbackIcon },
    ],
  },
  {
    id: 'games',
    sections: [
      { resource: 'games', path: '/games', icon: PlayIcon },
      { resource: 'rounds', path: '/rounds', icon: ClockIcon },
      { resource: 'providers', path: '/providers', icon: SettingsIcon },
    ],
  },
  {
    id: 'site',
    sections: [
      { resource: 'content', path: '/content', icon: PictureIcon },
      { resource: 'brand', path: '/brand', icon: GlobeIcon },
      { resource: 'access', path: '/access', icon: LockIcon },
    ],
  },
  {
    id: 'insight',
    sections: [
      { resource: 'insight', path: '/insight', icon: FilterIcon },
      { resource: 'reports', path: '/reports', icon: TagIcon },
      { resource: 'scheduled_reports', path: '/scheduled_reports', icon: EnvelopeIcon },
      { resource: 'aml', path: '/aml', icon: ShieldIcon },
      { resource: 'anomalies', path: '/anomalies', icon: WarningIcon },
    ],
  },
  {
    id: 'house',
    sections: [
      { resource: 'approvals', path: '/approvals', icon: CheckIcon },
      { resource: 'staff', path: '/staff', icon: TeamIcon },
      { resource: 'operations', path: '/operations', icon: OperationsIcon },
      { resource: 'audit', path: '/audit', icon: HistoryIcon },
    ],
  },
];
