/** The calls by which a member changes what protects his money, or sets anew what he lost. */
import type { recoveryCalls } from '@bahati/contract/player-site/identity/recovery.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, MemberActor, PlatformActors } from '#platform/context.ts';
import { readRecoveryWays } from '#domains/identity/contacts/contacts.ts';
import { readPayoutHold } from '#domains/identity/payout-accounts/payout-accounts.ts';
import {
  countRecoveryCodes,
  hasAuthenticator,
  removeLostAuthenticator,
  renewRecoveryCodes,
  sendLostAuthenticatorCode,
} from '#domains/identity/step-up/step-up.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import {
  changePaymentPassword,
  resetPaymentPassword,
  sendPaymentPasswordCode,
} from './change-payment-password.ts';

export function recoveryPlayerSite(
  context: Context,
): Handlers<typeof recoveryCalls, PlatformActors> {
  return {
    'GET /wps/member/recovery': async ({ actor }) => readRecovery(context, actor),
    'POST /wps/member/paymentPassword/change': async ({ actor, body, ip }) =>
      changePaymentPassword(context, actor, { ...body, ip }),
    'POST /wps/member/paymentPassword/code': async ({ actor, body, ip }) =>
      sendPaymentPasswordCode(context, actor, { ...body, ip }),
    'POST /wps/member/paymentPassword/reset': async ({ actor, body, ip }) =>
      resetPaymentPassword(context, actor, { ...body, ip }),
    'POST /wps/member/authenticator/recovery/code': async ({ actor, body, ip }) =>
      sendLostAuthenticatorCode(context, actor, { ...body, ip }),
    'POST /wps/member/authenticator/recovery': async ({ actor, body, ip }) =>
      removeLostAuthenticator(context, actor, body, ip),
    'POST /wps/member/authenticator/recoveryCodes': async ({ actor, body, ip }) => ({
      recoveryCodes: await renewRecoveryCodes(context, actor, body, ip),
    }),
  };
}

async function readRecovery(context: Context, actor: MemberActor) {
  const { database, config } = context;
  const { memberId } = actor;
  const { payoutCooldownHours } = await readBrand(database, config.BRAND);
  const heldUntil = await readPayoutHold(context, database, memberId);
  const isBound = await hasAuthenticator(context, memberId);
  return {
    payoutsHeldUntil: heldUntil?.toISOString() ?? null,
    waitHours: payoutCooldownHours,
    ways: await readRecoveryWays(context, actor),
    recoveryCodesLeft: isBound ? await countRecoveryCodes(database, memberId) : null,
  };
}
