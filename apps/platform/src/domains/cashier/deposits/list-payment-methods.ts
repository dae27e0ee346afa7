/** Payment methods in and out as a member sees them now. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { cashierCalls } from '@bahati/contract/player-site/cashier/payment-methods.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { maskedMobile } from '@bahati/server-kit/privacy/masked-contact.ts';
import {
  listMethods,
  methodValue,
  readCashierSettings,
} from '#domains/cashier/payment-methods/payment-methods.ts';
import { ownNumber } from './payer.ts';

type PaymentMethods = CallValue<(typeof cashierCalls)['GET /wps/cashier/methods']>;

export async function listPaymentMethods(
  context: Context,
  actor: MemberActor,
): Promise<PaymentMethods> {
  const { database, config } = context;
  const { currency, language } = actor;
  const [deposit, withdrawal, settings, number] = await Promise.all([
    listMethods(context, 'deposit', currency),
    listMethods(context, 'withdrawal', currency),
    readCashierSettings(database, config.BRAND),
    ownNumber(database, actor.memberId),
  ]);
  return {
    deposit: deposit.map((method) => methodValue(method, language)),
    withdrawal: withdrawal.map((method) => methodValue(method, language)),
    isWithdrawOnly: settings.isWithdrawOnly,
    ownNumber: number === null ? null : maskedMobile(number),
    simulatedPhoneUrl: config.SIMULATED_PHONE_URL ?? null,
  };
}
