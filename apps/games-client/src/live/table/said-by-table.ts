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
]);

export const isSaidByTable = (code: string): boolean => codes.has(code);
