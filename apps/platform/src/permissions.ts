/** What each call of the back office needs; null: any member of staff. */
import type { BackOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import type { Permission } from '@bahati/contract/back-office/staff.ts';

type StaffCall = Exclude<keyof BackOfficeCalls, 'POST /bo/session/login'>;

export const neededPermission: Readonly<Record<StaffCall, Permission | null>> = {
  'GET /bo/session': null,
  'POST /bo/session/logout': null,
  'GET /bo/audit': 'audit.read',
  'GET /bo/members': 'members.read',
  'GET /bo/members/:id': 'members.read',
  'GET /bo/members/:id/ledger': 'members.read',
  'POST /bo/members/:id/block': 'members.block',
  'POST /bo/members/:id/unblock': 'members.block',
  'POST /bo/members/:id/endSessions': 'members.block',
  'GET /bo/messages': 'messages.read',
  'GET /bo/addressBlocks': 'access.read',
  'POST /bo/addressBlocks': 'access.change',
  'POST /bo/addressBlocks/:id/lift': 'access.change',
  'GET /bo/registrationRules': 'access.read',
  'POST /bo/registrationRules/:field': 'access.change',
  'POST /bo/registrationRules/:field/reset': 'access.change',
  'GET /bo/signInProviders': 'access.read',
  'POST /bo/signInProviders': 'access.change',
  'POST /bo/signInProviders/:code': 'access.change',
  'POST /bo/signInProviders/:code/move': 'access.change',
  'GET /bo/feedback': 'feedback.read',
  'POST /bo/feedback/:id/answer': 'feedback.answer',
  'GET /bo/chats': 'chat.read',
  'GET /bo/chats/:id': 'chat.read',
  'GET /bo/chats/:id/messages': 'chat.read',
  'POST /bo/chats/:id/take': 'chat.answer',
  'POST /bo/chats/:id/messages': 'chat.answer',
  'POST /bo/chats/:id/typing': 'chat.answer',
  'POST /bo/chats/:id/read': 'chat.answer',
  'POST /bo/chats/:id/handBack': 'chat.answer',
  'POST /bo/chats/:id/close': 'chat.answer',
  'GET /bo/cannedReplies': 'chat.answer',
  'GET /bo/deposits': 'deposits.read',
  'GET /bo/deposits/:id': 'deposits.read',
  'POST /bo/deposits/:id/accept': 'deposits.decide',
  'POST /bo/deposits/:id/reject': 'deposits.decide',
  'GET /bo/reconciliationBreaks': 'deposits.read',
  'POST /bo/reconciliationBreaks/:id/resolve': 'deposits.decide',
  'GET /bo/withdrawals': 'withdrawals.read',
  'GET /bo/withdrawals/:id': 'withdrawals.read',
  'POST /bo/withdrawals/:id/approve': 'withdrawals.decide',
  'POST /bo/withdrawals/:id/reject': 'withdrawals.decide',
  'GET /bo/disputes': 'withdrawals.read',
  'GET /bo/disputes/:id': 'withdrawals.read',
  'POST /bo/disputes/:id/messages': 'withdrawals.decide',
  'POST /bo/disputes/:id/resolve': 'withdrawals.decide',
  'GET /bo/adjustments': 'adjustments.read',
  'POST /bo/adjustments': 'adjustments.decide',
  'POST /bo/adjustments/:id/approve': 'adjustments.decide',
  'POST /bo/adjustments/:id/reject': 'adjustments.decide',
};

/** Undefined for a call the table does not know, which nobody may make. */
export function permissionFor(call: string): Permission | null | undefined {
  return Object.hasOwn(neededPermission, call) ? neededPermission[call as StaffCall] : undefined;
}
