import type { FrameRound } from '@bahati/contract/games-frame/play.ts';
import type { FrameCall } from './frame-session.ts';

const pollMs = 2000;
const mostTries = 15;

/**
 * Waits for the round that waits for its player, or for this one to be decided; undefined when it
 * takes too long.
 */
export async function awaitRound(
  call: FrameCall,
  roundId: string,
  pause: (ms: number) => Promise<void>,
): Promise<FrameRound | undefined> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await findRound(call, roundId);
    if (found) return found;
    await pause(pollMs);
  }
  return undefined;
}

async function findRound(call: FrameCall, roundId: string): Promise<FrameRound | undefined> {
  try {
    const { round } = await call('GET /frame/v1/rounds/open');
    if (round) return round;
    const page = await call('GET /frame/v1/rounds', { query: { pageSize: 1 } });
    return page.items.find((item) => item.roundId === roundId);
  } catch {
    return undefined;
  }
}
