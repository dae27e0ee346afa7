/** The wallet as a pool asks it: each member's calls go one after another. */
import type { Opening } from '#games-server/pools/lease.ts';
import { payReserve } from '#games-server/pools/money/settle-reserves.ts';
import { readReserves } from '#games-server/pools/money/stored-reserve.ts';
import { takeReserve } from '#games-server/pools/money/take-reserve.ts';
import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import type { PoolRoom } from './pool-room.ts';
import type { Sea } from './sea.ts';
import { heldBy, type Sitter } from './sitter.ts';

/** Who was told no asks the wallet again after this long. */
const askAgainTicks = 2 * ticksPerSecond;

const undecided = { code: 'retry', details: {} } as const;

export type Till = {
  /** Takes a reserve for shots of this stake; never rejects. */
  take: (sitter: Sitter, stake: bigint) => Promise<void>;
  /** Pays what is left of a reserve whose payout is fixed. */
  pay: (sitter: Sitter, id: bigint) => void;
};

export function createTill(
  { context, room }: PoolRoom,
  { holder, opening }: { holder: string; opening: Opening },
  sea: Sea,
  life: { isOver: () => boolean; fail: (error: unknown) => void },
): Till {
  const takeNow = async (sitter: Sitter, stake: bigint) => {
    const { seat, session, clientSeed } = sitter;
    const shooter = { context, room, holder, opening, clientSeed, session };
    const isGone = life.isOver() || seat === null;
    const answer = isGone ? { refused: undecided } : await takeReserve(shooter, stake);
    if ('refused' in answer) {
      sitter.askAgainTick = sea.tick + askAgainTicks;
      // While something of his is on its way to the wallet, or can be shot, this is not the last word.
      if (answer.refused.code === 'insufficient_funds' && heldBy(sitter) > 0n) return;
      sitter.refusal = answer.refused;
      return;
    }
    sitter.refusal = null;
    const { id, amount, balance } = answer;
    sitter.balance = balance;
    sitter.next = { id, takenAtTick: sea.tick, left: amount, won: 0n, shots: 0, flying: 0 };
  };
  return {
    take(sitter, stake) {
      const taken = sitter.line
        .then(() => takeNow(sitter, stake))
        .catch((error: unknown) => {
          sitter.refusal = undecided;
          life.fail(error);
        })
        .then(() => {
          sitter.taking = null;
        });
      sitter.taking = taken;
      sitter.line = taken;
      return taken;
    },
    pay(sitter, id) {
      sitter.line = sitter.line
        .then(async () => {
          const [reserve] = await readReserves(context.database, 'WHERE v.id = $1', [id]);
          const balance = reserve ? await payReserve(context, reserve) : null;
          if (balance !== null) sitter.balance = balance;
        })
        .catch((error: unknown) => {
          context.log.warn({ err: error }, 'a reserve is paid later');
        })
        .then(() => {
          // One that is not known yet is paid by the settling loop; its member hears it elsewhere.
          sitter.owed.delete(id);
          sitter.askAgainTick = 0;
        });
    },
  };
}
