/** What a flight is worth at an instant of the server's clock. */
import type { CrashFlight } from '@bahati/contract/games-frame/crash.ts';
import { lowestMultiple } from '@bahati/game-rules/originals/crash/crash.rules.ts';
import {
  hundredthsAt,
  longestFlightMs,
  millisecondsTo,
} from '@bahati/game-rules/originals/crash/growth.ts';

/** Sooner after the start nobody can leave. */
const firstLeaveMs = millisecondsTo(lowestMultiple);

/** In hundredths: the point once it is known, else where it has grown to. */
export function multipleOf(flight: CrashFlight | null, now: number): number {
  if (flight?.phase === 'over' && flight.point !== null) return hundredths(flight.point);
  if (flight?.phase !== 'flying' || flight.startedAt === null) return 100;
  const ms = Math.floor(now - Date.parse(flight.startedAt));
  const grown = hundredthsAt(Math.min(Math.max(ms, 0), longestFlightMs));
  return flight.ceiling === null ? grown : Math.min(grown, hundredths(flight.ceiling));
}

/** How long a cash-out that is asked for now must wait for the lowest multiple. */
export function msToFirstLeave(flight: CrashFlight | null, now: number): number {
  if (flight?.phase !== 'flying' || flight.startedAt === null) return 0;
  return Math.max(0, Date.parse(flight.startedAt) + firstLeaveMs - now);
}

/** Of a multiple as it is told: "1.45" is 145. */
export function hundredths(text: string): number {
  return Number(text.replace('.', ''));
}
