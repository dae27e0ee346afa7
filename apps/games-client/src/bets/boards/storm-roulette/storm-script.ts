/** The beats of a storm: it gathers, strikes one number after the other, and the ball runs. Pure. */
import { ballAtMs, stormTimes } from '@bahati/game-rules/tables/storm-roulette/storm-times.ts';
import type { Script } from '#frame/bets/stage/use-show.ts';

/** By oneself there is nobody to wait for. */
const ownTimes = { gatherMs: 600, strikeMs: 700, clearMs: 500, ballMs: 4_600, lookMs: 1_400 };

export type StormScript = Script & {
  readonly ballAtMs: number;
  readonly lookMs: number;
};

/** Beat 0 is the gathering storm, 1 to `strikes` are the strikes, the last one is the ball. */
export function stormScript(strikes: number, isLive: boolean): StormScript {
  const { gatherMs, strikeMs, clearMs, ballMs, lookMs } = isLive ? stormTimes : ownTimes;
  const ballAt = isLive ? ballAtMs(strikes) : gatherMs + strikes * strikeMs + clearMs;
  const strikesMs = Array.from({ length: strikes }, (_, at) => gatherMs + at * strikeMs);
  return {
    beatsMs: [0, ...strikesMs, ballAt],
    endMs: ballAt + ballMs + lookMs,
    tailMs: isLive ? stormTimes.tailMs : 0,
    ballAtMs: ballAt,
    lookMs,
  };
}
