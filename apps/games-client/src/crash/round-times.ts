/** What a round is worth at an instant of the server's clock. */
import type { CrashRound } from '@bahati/contract/games-frame/crash.ts';
import { lowestMultiple } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import {
  hundredthsAt,
  longestRoundMs,
  millisecondsTo,
} from '@bahati/game-rules/originals/crash/growth.ts';

/** Sooner after the start nobody can leave. */
const firstLeaveMs = millisecondsTo(lowestMultiple);

/** In hundredths: the point once it is known, else where it has grown to. */
export function multipleOf(round: CrashRound | null, now: number): number {
  if (round?.phase === 'over' && round.point !== null) return hundredths(round.point);
  if (round?.phase !== 'flying' || round.startedAt === null) return 100;
  const ms = Math.floor(now - Date.parse(round.startedAt));
  const grown = hundredthsAt(Math.min(Math.max(ms, 0), longestRoundMs));
  return round.ceiling === null ? grown : Math.min(grown, hundredths(round.ceiling));
}

/** How long a cash-out that is asked for now must wait for the lowest multiple. */
export function msToFirstLeave(round: CrashRound | null, now: number): number {
  if (round?.phase !== 'flying' || round.startedAt === null) return 0;
  return Math.max(0, Date.parse(round.startedAt) + firstLeaveMs - now);
}

/** Of a multiple as it is told: "1.45" is 145. */
export function hundredths(text: string): number {
  return Number(text.replace('.', ''));
}
