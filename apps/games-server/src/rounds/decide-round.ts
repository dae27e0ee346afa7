/**
 * Getting the wallet's decision about a committed round. Every try sends the same id and content,
 * so the wallet moves money once (W1). The outcome is never drawn again and never shown before the
 * wallet has decided, or a player could see a loss and spend the stake elsewhere first.
 */
import type { Context } from '#games-server/context.ts';
import type { BetwinAnswer, Refused } from '#games-server/wallet-answers.ts';
import {
  beginVoid,
  markRefused,
  markSettled,
  markUndone,
  markVoided,
  postpone,
} from './mark-round.ts';
import { debitOf, readStoredRound, type StoredRound } from './stored-round.ts';
import { reportGrantedRound } from '#games-server/granted/report-round.ts';
import { takeActStake } from './player-actions/take-act-stake.ts';
import { startTurn } from './player-actions/turns.ts';

/**
 * Makes one try for a round this process holds, and answers the round as it then stands. An open
 * round waits for its player: nothing is tried.
 */
export async function decideRound(context: Context, round: StoredRound): Promise<StoredRound> {
  switch (round.state) {
    case 'settling':
    case 'opening':
      if (round.grant) await reportGrantedRound(context, round);
      else await (isOverdue(context, round) ? beginVoid(context, round) : settle(context, round));
      break;
    case 'voiding':
      await undo(context, round);
      break;
    case 'staking':
      await takeActStake(context, round);
      break;
    case 'paying':
      await pay(context, round);
      break;
    default:
  }
  return readStoredRound(context.database, round.id);
}

function isOverdue(context: Context, round: StoredRound): boolean {
  const ageMs = Date.now() - round.createdAt.getTime();
  return round.attempts > 1 && ageMs > context.config.VOID_AFTER_HOURS * 3_600_000;
}

async function settle(context: Context, round: StoredRound): Promise<void> {
  const answer = await askStake(context, round);
  switch (answer.kind) {
    case 'applied':
      return round.hasActs
        ? startTurn(context, round, answer.balance)
        : markSettled(context, round, answer.balance);
    case 'refused':
      // A try before this one may still be on its way: only a first try's refusal is the end.
      if (await markRefused(context, round, answer)) return;
      return undoAfterRefusal(context, round, answer);
    case 'unknown':
      return postpone(context, round, answer.reason);
  }
}

/** A round that is decided is taken and paid in one call. */
async function askStake(context: Context, round: StoredRound): Promise<BetwinAnswer> {
  const stake = debitOf(round);
  if (!round.hasActs) return context.wallet.betwin({ ...round, stake, payout: fixedPayout(round) });
  const { externalId: transactionId, platformToken } = round;
  return context.wallet.bet(round, { transactionId, platformToken, stake });
}

function fixedPayout({ externalId, payout }: StoredRound): bigint {
  if (payout === null) throw new Error(`The round ${externalId} has no payout yet.`);
  return payout;
}

/**
 * Pays a round whose acts are over. The wallet may be late, but it has no reason to refuse, unless
 * the operator voided the round.
 */
async function pay(context: Context, round: StoredRound): Promise<void> {
  const answer = await context.wallet.win(round, fixedPayout(round), round.validStake);
  switch (answer.kind) {
    case 'applied':
      return markSettled(context, round, answer.balance);
    case 'voided':
      return markVoided(context, round);
    case 'unknown':
      return postpone(context, round, answer.reason);
  }
}

/** Bars the round at the wallet; what was taken and paid in the meantime stands. */
async function undo(context: Context, round: StoredRound): Promise<void> {
  const answer = await context.wallet.rollBack(round);
  if (answer.kind === 'unknown') return postpone(context, round, answer.reason);
  if (answer.kind === 'undone') return markUndone(context, round);
  // A stake alone cannot stand: nothing was won with it yet.
  if (round.hasActs) return postpone(context, round, 'bet_has_wins');
  const receipt = await askStake(context, round);
  if (receipt.kind === 'applied') return markSettled(context, round, receipt.balance);
  return postpone(context, round, receipt.kind === 'unknown' ? receipt.reason : receipt.code);
}

async function undoAfterRefusal(
  context: Context,
  round: StoredRound,
  refused: Refused,
): Promise<void> {
  await beginVoid(context, round, refused);
  const current = await readStoredRound(context.database, round.id);
  if (current.state === 'voiding') await undo(context, current);
}
