/** A bet the server refused for a reason every game knows: its dialog says it. */
import { RefusedError } from '@bahati/client/caller.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Play } from '#frame/shell/round/play.ts';
import { meaningOf } from '#frame/shell/round/refusal-meaning.ts';

type Refused = {
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly cost: bigint;
};

/** Said at the table itself, beside the chips. */
const saidByTable: ReadonlySet<string> = new Set([
  'betting_closed',
  'bet_too_late',
  'table_limit',
  'table_paused',
  'stake_not_offered',
  'choice_not_offered',
  'request_conflict',
  'invalid_input',
  'not_found',
]);

/** False: it is the table's to say. */
export function refusedBet(play: Play, { code, details, cost }: Refused): boolean {
  if (saidByTable.has(code)) return false;
  const refusal = { code, message: code, requestId: '', details };
  const meaning = meaningOf(new RefusedError(409, refusal));
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
