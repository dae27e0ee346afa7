/** Deciding rounds nobody waits for: left by a crash, a silent wallet or a player who went away. */
import type { Context } from '#games-server/context.ts';
import { claimDue } from './claim-round.ts';
import { decideRound } from './decide-round.ts';
import { finishLeftRound } from './finish-left-round.ts';
import type { StoredRound } from './stored-round.ts';

const pauseMs = 500;
const roundsAtOnce = 20;

/** Starts at once and goes on until stopped; stopping waits for the tries under way. */
export function startRecovery(context: Context): { stop: () => Promise<void> } {
  const log = context.log.child({ part: 'recovery' });
  let isStopping = false;
  let wake: () => void = () => undefined;
  const run = async () => {
    while (!isStopping) {
      const count = await recoverDue(context).catch((error: unknown) => {
        log.error({ err: error }, 'recovery failed');
        return 0;
      });
      if (count === roundsAtOnce || isStopping) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  const running = run();
  return {
    stop: () => {
      isStopping = true;
      wake();
      return running;
    },
  };
}

/** One look at what is due; answers how many rounds were tried. */
export async function recoverDue(context: Context): Promise<number> {
  const rounds = await claimDue(context, roundsAtOnce);
  const tries = await Promise.allSettled(rounds.map((round) => recover(context, round)));
  for (const attempt of tries) {
    if (attempt.status === 'rejected') {
      context.log.error({ err: attempt.reason as unknown }, 'a round could not be decided');
    }
  }
  return rounds.length;
}

/** An open round is due when its player has been away for too long. */
async function recover(context: Context, round: StoredRound): Promise<void> {
  const ended = round.state === 'open' ? await finishLeftRound(context, round) : round;
  await decideRound(context, ended);
}
