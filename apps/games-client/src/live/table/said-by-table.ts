/** Why a bet was not taken that is said at the table itself, beside the chips. */
const codes: ReadonlySet<string> = new Set([
  'betting_closed',
  'bet_too_late',
  'table_limit',
  'table_paused',
  'stake_not_offered',
  'choice_not_offered',
  'request_conflict',
  'invalid_input',
  'not_found',
  'seat_taken',
  'too_many_seats',
  'seat_not_played',
  'too_many_behind',
  'seat_full',
  'seat_in_play',
  'not_seated',
  'act_out_of_order',
  'not_your_turn',
  'not_allowed',
]);

export const isSaidByTable = (code: string): boolean => codes.has(code);
