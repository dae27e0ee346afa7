/** A word in a room that was refused for a reason every game knows: its dialog says it. */
import { RefusedError } from '@bahati/client/caller.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Play } from '#frame/shell/round/play.ts';
import { meaningOf } from '#frame/shell/round/refusal-meaning.ts';

type Refused = {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly cost: bigint;
};

/** False: it means nothing to games in general, and the room says it. */
export function tellRefused(play: Play, { code, details, cost }: Refused): boolean {
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
