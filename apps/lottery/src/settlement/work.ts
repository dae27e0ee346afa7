/** The work of the lottery that goes on by itself, one look after the other. */
import { startLooking } from '@bahati/server-kit/provider/looking.ts';
import type { Context } from '#lottery/context.ts';
import { closeDue } from '#lottery/draws/close-draws.ts';
import { drawDue } from '#lottery/draws/draw-numbers.ts';
import { makeDraws } from '#lottery/draws/make-draws.ts';
import { tellDueTickets } from '#lottery/wallet/tell-tickets.ts';
import { clearExpired, createDrawSweep } from '#lottery/sessions/clear-expired.ts';
import { closeNext } from './close-draw.ts';
import { judgeNext } from './judge-draw.ts';
import { tellWins } from './tell-wins.ts';

const makingPauseMs = 10_000;
const clearingPauseMs = 60_000;
const sweepPauseMs = 3_600_000;
const pauseMs = 250;

/** Starts at once; stopping waits for what is under way. */
export function startWork(context: Context): { stop: () => Promise<void> } {
  const look = (part: string, one: (context: Context) => Promise<boolean>, pause = pauseMs) =>
    startLooking(context, part, () => one(context), pause);
  const parts = [
    ...(context.config.LOTTERY_CALENDAR === 'on' ? [look('making', makeDraws, makingPauseMs)] : []),
    look('closing', closeDue),
    look('drawing', drawDue),
    look('telling tickets', tellDueTickets),
    look('judging', judgeNext),
    look('telling wins', tellWins),
    look('ending', closeNext),
    look('clearing', clearExpired, clearingPauseMs),
    look('clearing draws', createDrawSweep(context), sweepPauseMs),
  ];
  return {
    async stop() {
      await Promise.all(parts.map((part) => part.stop()));
    },
  };
}
