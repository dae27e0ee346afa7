/**
 * Many operations in one call on the wallet. Each is decided and answered on its own; where the call
 * has no answer, nobody knows about any of them.
 */
import { gamesProviderCalls } from '@bahati/contract/games-provider/calls.ts';
import type { BatchOperation } from '@bahati/contract/games-provider/wallet.ts';
import { callSigned, OutsideFault, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import {
  type BetwinAnswer,
  type RollbackAnswer,
  staked,
  undone,
  type WinAnswer,
  won,
} from './wallet-answers.ts';
import {
  betBody,
  type NamedRound,
  rollbackBody,
  type WalletStake,
  winBody,
} from './wallet-bodies.ts';

/** The contract takes no more at once. */
export const mostInBatch = 50;

export type AskedStake = { round: NamedRound; stake: WalletStake };
/** Absent or null: nothing is said of turnover, and all of the stake counts. */
export type AskedWin = { round: NamedRound; payout: bigint; validStake?: bigint | null };

type Receipt = { balance: string };

/** Each answers one word for each asked, in order; at most `mostInBatch` of them. */
export function createBatches(options: Parameters<typeof callSigned>[0]) {
  const send = (operations: BatchOperation[]): Promise<Receipt>[] => {
    if (operations.length === 0) return [];
    const call = callSigned(options, gamesProviderCalls, 'POST /provider/v1/batch', {
      body: { operations },
    });
    return operations.map(async (_, at) => {
      const { results } = await call;
      const result = results.length === operations.length ? results[at] : undefined;
      if (!result) throw new OutsideFault('The wallet answered another batch.');
      if (result.success) return result.value;
      const { code, details } = result;
      if (code === 'retry' || code === 'internal_error') {
        throw new OutsideFault('The wallet asks to try again.');
      }
      throw new OutsideRefusal(code, details);
    });
  };
  return {
    /** Takes stakes of rounds that go on; the same ids may be sent again. */
    bets: (asked: readonly AskedStake[]): Promise<BetwinAnswer[]> =>
      Promise.all(
        send(asked.map(({ round, stake }) => ({ kind: 'bet', ...betBody(round, stake) }))).map(
          staked,
        ),
      ),

    /** Pays and closes rounds. */
    wins: (asked: readonly AskedWin[]): Promise<WinAnswer[]> =>
      Promise.all(
        send(
          asked.map(({ round, payout, validStake }) => ({
            kind: 'win',
            ...winBody(round, payout, validStake ?? null),
          })),
        ).map(won),
      ),

    /** Undoes the stakes of rounds that took one, also such as never arrived. */
    rollBacks: (rounds: readonly NamedRound[]): Promise<RollbackAnswer[]> =>
      Promise.all(
        send(
          rounds.map((round) => ({ kind: 'rollback', ...rollbackBody(round, round.externalId) })),
        ).map(undone),
      ),
  };
}
