/** What the wallet's answers mean for a round. */
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';

export type Refused = { code: string; details: Readonly<Record<string, unknown>> };

export type BetwinAnswer =
  | { kind: 'applied'; balance: string }
  | ({ kind: 'refused' } & Refused)
  | { kind: 'unknown'; reason: string };

export type WinAnswer =
  | Extract<BetwinAnswer, { kind: 'applied' | 'unknown' }>
  /** The operator gave back every stake of the round meanwhile: it pays nothing any more. */
  | { kind: 'voided' };

export type PromoAnswer = BetwinAnswer;

export type RollbackAnswer =
  /** Undone, or never there: either way a later arrival moves nothing. */
  | { kind: 'undone' }
  /** The round had been taken and paid, so it stands. */
  | { kind: 'stands' }
  | { kind: 'unknown'; reason: string };

export type VoidAnswer =
  | { kind: 'voided' }
  /** Nothing was taken back: somebody has spent what he won, or a jackpot stands. */
  | ({ kind: 'refused' } & Refused)
  | { kind: 'unknown'; reason: string };

/** The wallet's word for a stake, or a round, that was undone. */
export const undoneCode = 'bet_rolled_back';

/** Refusals that judge the bet itself. Any other says nothing of what an earlier try did. */
const judgements: ReadonlySet<string> = new Set([
  'insufficient_funds',
  'session_invalid',
  'bets_blocked',
  'limit_reached',
  'bonus_stake_too_large',
  'need_true_account',
  'game_under_maintenance',
  'stake_out_of_range',
  'currency_mismatch',
  'member_not_found',
  'game_not_found',
  'round_closed',
  undoneCode,
]);

const promiseRefusals: ReadonlySet<string> = new Set(
  Object.keys(gamesProviderCalls['POST /provider/v1/promo_win'].refusals),
);

/** What became of a stake that was asked for. */
export async function staked(asked: Promise<{ balance: string }>): Promise<BetwinAnswer> {
  try {
    const { balance } = await asked;
    return { kind: 'applied', balance };
  } catch (error) {
    if (error instanceof OutsideRefusal && judgements.has(error.code)) {
      return { kind: 'refused', code: error.code, details: error.details ?? {} };
    }
    return unknown(error);
  }
}

/** What became of a payout. */
export async function won(asked: Promise<{ balance: string }>): Promise<WinAnswer> {
  try {
    const { balance } = await asked;
    return { kind: 'applied', balance };
  } catch (error) {
    if (error instanceof OutsideRefusal && error.code === undoneCode) return { kind: 'voided' };
    return unknown(error);
  }
}

/** What became of a reported free round: what is refused here is of the round itself. */
export async function promised(asked: Promise<{ balance: string }>): Promise<PromoAnswer> {
  try {
    const { balance } = await asked;
    return { kind: 'applied', balance };
  } catch (error) {
    if (error instanceof OutsideRefusal && promiseRefusals.has(error.code)) {
      return { kind: 'refused', code: error.code, details: error.details ?? {} };
    }
    return unknown(error);
  }
}

/** What became of undoing a stake. */
export async function undone(asked: Promise<unknown>): Promise<RollbackAnswer> {
  try {
    await asked;
    return { kind: 'undone' };
  } catch (error) {
    if (error instanceof OutsideRefusal && error.code === 'bet_not_found') {
      return { kind: 'undone' };
    }
    if (error instanceof OutsideRefusal && error.code === 'bet_has_wins') return { kind: 'stands' };
    return unknown(error);
  }
}

const voidRefusals: ReadonlySet<string> = new Set(
  Object.keys(gamesProviderCalls['POST /provider/v1/rounds/void'].refusals),
);

/** What became of a void of rounds that were paid. */
export async function voided(asked: Promise<unknown>): Promise<VoidAnswer> {
  try {
    await asked;
    return { kind: 'voided' };
  } catch (error) {
    if (error instanceof OutsideRefusal && voidRefusals.has(error.code)) {
      return { kind: 'refused', code: error.code, details: error.details ?? {} };
    }
    return unknown(error);
  }
}

/** A fault, or a refusal that judged the messenger. Anything else is a bug of ours. */
function unknown(error: unknown): { kind: 'unknown'; reason: string } {
  if (error instanceof OutsideRefusal) return { kind: 'unknown', reason: error.code };
  if (error instanceof OutsideFault) return { kind: 'unknown', reason: error.message };
  throw error;
}

/** A refusal the frame knows stays itself; anything else that came from outside is a `retry`. */
export function asRefusal(error: unknown, known: Readonly<Record<string, unknown>>): unknown {
  if (error instanceof OutsideRefusal && Object.hasOwn(known, error.code)) {
    return new Refusal(error.code);
  }
  const isFromOutside = error instanceof OutsideRefusal || error instanceof OutsideFault;
  return isFromOutside ? new Refusal('retry') : error;
}
