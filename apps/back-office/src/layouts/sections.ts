import type { ComponentType } from 'react';
import {
  DepositIcon,
  FilterIcon,
  HistoryIcon,
  GlobeIcon,
  LockIcon,
  ReceiptIcon,
  PictureIcon,
  TagIcon,
  UserIcon,
  WalletIcon,
  WarningIcon,
  WithdrawIcon,
} from '@bahati/ui/icons/icons.tsx';
import { FeedbackIcon } from '#features/content/feedback-icon.tsx';
import { EnvelopeIcon } from '#features/messaging/message-icons.tsx';
import { ChatIcon } from '#features/support/chat-icon.tsx';

export type Section = {
  resource: string;
  path: string;
  icon: ComponentType<{ size?: number }>;
};

/** The screens by how often staff need them. */
export const sections: readonly Section[] = [
  { resource: 'withdrawals', path: '/withdrawals', icon: WithdrawIcon },
  { resource: 'disputes', path: '/disputes', icon: WarningIcon },
  { resource: 'deposits', path: '/deposits', icon: DepositIcon },
  { resource: 'reconciliation', path: '/reconciliation', icon: FilterIcon },
  { resource: 'ways_to_pay', path: '/ways_to_pay', icon: WalletIcon },
  { resource: 'adjustments', path: '/adjustments', icon: ReceiptIcon },
  { resource: 'members', path: '/members', icon: UserIcon },
  { resource: 'reports', path: '/reports', icon: TagIcon },
  { resource: 'chats', path: '/chats', icon: ChatIcon },
  { resource: 'messages', path: '/messages', icon: EnvelopeIcon },
  { resource: 'feedback', path: '/feedback', icon: FeedbackIcon },
  { resource: 'content', path: '/content', icon: PictureIcon },
  { resource: 'brand', path: '/brand', icon: GlobeIcon },
  { resource: 'access', path: '/access', icon: LockIcon },
  { resource: 'audit', path: '/audit', icon: HistoryIcon },
];
