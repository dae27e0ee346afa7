import type { Words } from '@bahati/game-rules/words.ts';
import type { Say, SeenEvent } from '#frame/matches/match-game.ts';
import type { Sown } from './seen-bao.ts';
import { words } from './words.ts';

const ends: Readonly<Record<string, Words>> = {
  front_emptied: words.wonFront,
  no_move: words.wonNoMove,
  moves: words.wonMoves,
  resigned: words.wonResigned,
};

export function tellBao(
  event: SeenEvent,
  say: Say,
  nameOf: (seat: number) => string,
): string | null {
  const name = event.seat === undefined ? '' : nameOf(event.seat);
  switch (event.kind) {
    case 'began': {
      const [first = 0] = event['seats'] as readonly number[];
      return say(words.toldBegan, { name: nameOf(first) });
    }
    case 'sown':
      return tellSowing(event as unknown as Sown, name, say);
    case 'ended': {
      const [winner = 0, other] = event['winners'] as readonly number[];
      if (other !== undefined) return say(words.evenMoves);
      return say(ends[String(event['how'])] ?? words.wonResigned, { name: nameOf(winner) });
    }
    default:
      return null;
  }
}

function tellSowing({ captures, laps }: Sown, name: string, say: Say): string {
  if (!captures) return say(words.toldTakata, { name });
  const taken = laps.filter(({ captured }) => captured !== null);
  const count = taken.reduce((sum, { seeds }) => sum + seeds, 0);
  const text = taken.length > 1 ? words.toldCaptures : words.toldCapture;
  // What is captured first and not sown any more empties the front row.
  if (count === 0) return say(words.toldLast, { name });
  return say(text, { name, count, times: taken.length });
}
