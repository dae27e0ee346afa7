import type { FeedbackType } from '@bahati/contract/player-site/content/content.ts';

/** Refusals whose words send the reader to customer service, and what he asks about there. */
export const serviceMatters: Readonly<Record<string, FeedbackType>> = {
  deposits_blocked: 1,
  withdrawals_blocked: 2,
  too_many_messages: 2,
  bets_blocked: 3,
  member_blocked: 4,
  field_locked: 4,
  sms_quota_exceeded: 4,
  function_not_enabled: 4,
  transfers_blocked: 4,
};
