/** The back office's calls about what a member lost. */
import {
  type boRecoveryCalls,
  recoveryKind,
} from '@bahati/contract/back-office/members/recovery.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { hasPaymentPassword } from '#domains/identity/identity.ts';
import { readPayoutHold } from '#domains/identity/payout-accounts/payout-accounts.ts';
import { countRecoveryCodes, hasAuthenticator } from '#domains/identity/step-up/step-up.ts';
import { readUsernames } from '#domains/members/members.ts';
import { readWaitingChange } from '#domains/system/approvals/approvals.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { askCorrection } from './correct-profile.ts';
import { askAuthenticatorRemoval, askPaymentPasswordReset } from './lost-secrets.ts';
import { memberSubject } from './member-of-change.ts';
import { askReopening } from './reopen-account.ts';

export function recoveryBackOffice(
  context: Context,
): Handlers<typeof boRecoveryCalls, PlatformActors> {
  return {
    'GET /bo/members/:id/recovery': async ({ params }) => readRecovery(context, BigInt(params.id)),
    'POST /bo/members/:id/paymentPassword/reset': async ({ params, body, actor, ip }) => {
      const wish = { memberId: BigInt(params.id), ...body, ip };
      return { changeId: await askPaymentPasswordReset(context, actor, wish) };
    },
    'POST /bo/members/:id/authenticator/remove': async ({ params, body, actor, ip }) => {
      const wish = { memberId: BigInt(params.id), ...body, ip };
      return { changeId: await askAuthenticatorRemoval(context, actor, wish) };
    },
    'POST /bo/members/:id/correct': async ({ params, body, actor, ip }) => {
      const wish = { memberId: BigInt(params.id), ...body, ip };
      return { changeId: await askCorrection(context, actor, wish) };
    },
    'POST /bo/members/:id/reopen': async ({ params, body, actor, ip }) => {
      const wish = { memberId: BigInt(params.id), ...body, ip };
      return { changeId: await askReopening(context, actor, wish) };
    },
  };
}

async function readRecovery(context: Context, memberId: bigint) {
  const { database } = context;
  if (!(await readUsernames(database, [memberId])).has(memberId)) throw new Refusal('not_found');
  const isBound = await hasAuthenticator(context, memberId);
  const heldUntil = await readPayoutHold(context, database, memberId);
  const waiting = [];
  for (const kind of recoveryKind.options) {
    const subject = memberSubject(memberId);
    const change = await readWaitingChange(context, database, { kind, subject });
    if (!change) continue;
    const { requestedBy, requestedAt } = change;
    waiting.push({ kind, requestedBy, requestedAt: requestedAt.toISOString() });
  }
  return {
    hasPaymentPassword: await hasPaymentPassword(database, memberId),
    hasAuthenticator: isBound,
    recoveryCodesLeft: isBound ? await countRecoveryCodes(database, memberId) : null,
    payoutsHeldUntil: heldUntil?.toISOString() ?? null,
    waiting,
  };
}
