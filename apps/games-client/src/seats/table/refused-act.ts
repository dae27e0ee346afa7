/** A word the server refused for a reason every game knows: its dialog says it. */
import { RefusedError } from '@bahati/client/caller.ts';
import { seatRefusals } from '@bahati/contract/games-frame/seats.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Play } from '#frame/shell/round/play.ts';
import { meaningOf } from '#frame/shell/round/refusal-meaning.ts';

type Refused = {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly cost: bigint;
};

/** False: it is the table's to say. */
export function refusedAct(play: Play, { code, details, cost }: Refused): boolean {
  if (code in seatRefusals || code === 'bet_too_late' || code === 'not_found') return false;
  const meaning = meaningOf(new RefusedError(409, { code, message: code, requestId: '', details }));
  switch (meaning.means) {
    case 'ending':
      play.session.set({ ending: meaning.ending });
      return true;
    case 'trouble': {
      const { trouble, balance } = meaning;
      const told = balance === null ? {} : { balance: toMinor(balance, play.currency) };
      play.session.set({ trouble, cost, ...told });
      return true;
    }
    case 'limit':
      play.session.set({ trouble: meaning.trouble, limitPeriod: meaning.period, cost });
      return true;
    default:
      return false;
  }
}
