/** The back office's calls about payment methods. */
import type { boPaymentMethodCalls } from '@bahati/contract/back-office/cashier/payment-methods.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changePaymentMethod, movePaymentMethod } from './change-payment-method.ts';
import { switchWithdrawOnly } from './money-in.ts';
import { switchPaymentMethod } from './switch-payment-methods.ts';
import { readPaymentMethods } from './payment-method-settings.ts';

export function paymentMethodsBackOffice(
  context: Context,
): Handlers<typeof boPaymentMethodCalls, PlatformActors> {
  return {
    'GET /bo/paymentMethods': () => readPaymentMethods(context, context.database),
    'POST /bo/paymentMethods/:code': ({ params, body, actor, ip }) =>
      switchPaymentMethod(context, actor, { ...body, code: params.code, ip }),
    'POST /bo/paymentMethods/:code/settings': ({ params, body, actor, ip }) => {
      const { reason, version, ...settings } = body;
      const wanted = { code: params.code, version, settings, reason, ip };
      return changePaymentMethod(context, actor, wanted);
    },
    'POST /bo/paymentMethods/:code/move': ({ params, body, actor, ip }) =>
      movePaymentMethod(context, actor, { code: params.code, direction: body.direction, ip }),
    'POST /bo/withdrawOnly': ({ body, actor, ip }) =>
      switchWithdrawOnly(context, actor, { ...body, ip }),
  };
}
