/** The session of staff at the lottery. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { LotteryOfficeCalls } from '@bahati/contract/lottery-office/office.ts';
import { createProgramSession } from '#features/programs/program-session.ts';

/** The provider's code of the lottery. */
export const lotteryCode = 'LOTTERY';

type Told = CallValue<LotteryOfficeCalls['POST /lottery-office/v1/session']>;
type LotterySession = Omit<Told, 'officeToken'>;

const session = createProgramSession<LotteryOfficeCalls, LotterySession>(
  lotteryCode,
  async (ask, pass) => {
    const { officeToken: token, ...told } = await ask('POST /lottery-office/v1/session', {
      body: { pass },
    });
    return { told, token };
  },
);

/** Refuses `not_found` where this brand has no lottery. */
export const openLottery = session.open;
/** A call of the lottery's room. */
export const lotteryCall = session.ask;
