import type { Movement } from '@bahati/contract/player-site/records/records.ts';
import { isGain } from '@bahati/money/net.ts';

/** Money that came in is green; what a round paid is not, for its stake stands in another line. */
export function movementTone({ kind, amount }: Pick<Movement, 'kind' | 'amount'>): 'win' | 'text' {
  return isGain(amount) && kind !== 'payout' ? 'win' : 'text';
}
