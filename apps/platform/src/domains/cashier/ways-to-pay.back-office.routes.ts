/** The back office's calls about ways to pay. */
import type { boWayToPayCalls } from '@bahati/contract/back-office/ways-to-pay.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import type { Context, PlatformActors } from '#platform/context.ts';
import { changeWayToPay, moveWayToPay } from './change-way-to-pay.ts';
import { switchWithdrawOnly } from './money-in.ts';
import { switchWayToPay } from './switch-ways-to-pay.ts';
import { readWaysToPay } from './ways-to-pay.ts';

export function waysToPayBackOffice(
  context: Context,
): Handlers<typeof boWayToPayCalls, PlatformActors> {
  return {
    'GET /bo/waysToPay': () => readWaysToPay(context, context.database),
    'POST /bo/waysToPay/:code': ({ params, body, actor, ip }) =>
      switchWayToPay(context, actor, { ...body, code: params.code, ip }),
    'POST /bo/waysToPay/:code/settings': ({ params, body, actor, ip }) => {
      const { reason, version, ...settings } = body;
      const wanted = { code: params.code, version, settings, reason, ip };
      return changeWayToPay(context, actor, wanted);
    },
    'POST /bo/waysToPay/:code/move': ({ params, body, actor, ip }) =>
      moveWayToPay(context, actor, { code: params.code, direction: body.direction, ip }),
    'POST /bo/withdrawOnly': ({ body, actor, ip }) =>
      switchWithdrawOnly(context, actor, { ...body, ip }),
  };
}
