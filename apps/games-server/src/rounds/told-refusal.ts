/** Refusals of a stake, as the frame is told them. */
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** Code of a stake that was undone because the wallet gave no answer in time. */
export const voidedCode = 'round_voided';

/** Refusals of the wallet the frame is told by a word of its own. */
const frameRefusals: Readonly<Record<string, string>> = {
  stake_out_of_range: 'stake_not_offered',
  currency_mismatch: 'session_invalid',
  member_not_found: 'session_invalid',
  game_not_found: 'game_under_maintenance',
  round_closed: voidedCode,
  bet_rolled_back: voidedCode,
};

export function toldRefusal(code: string, details: Record<string, unknown> | null): Refusal {
  return new Refusal(frameRefusals[code] ?? code, details ?? {});
}
