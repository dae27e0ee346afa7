import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import type { Context } from '#games-server/context.ts';
import { asRefusal } from '#games-server/wallet-answers.ts';
import type { FrameSession } from './frame-session.ts';

/** The balance the wallet holds now. Refuses `session_invalid` when the wallet knows it no more. */
export async function readBalance(context: Context, session: FrameSession) {
  try {
    return await context.wallet.balance(session);
  } catch (error) {
    const isGone =
      error instanceof OutsideRefusal &&
      (error.code === 'member_not_found' || error.code === 'currency_mismatch');
    throw isGone ? new Refusal('session_invalid') : asRefusal(error, {});
  }
}
