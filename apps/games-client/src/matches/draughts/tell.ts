import type { Words } from '@bahati/game-rules/words.ts';
import type { Say, SeenEvent } from '#frame/matches/match-game.ts';
import { type Moved, writtenMove } from './seen-draughts.ts';
import { words } from './words.ts';

const draws: Readonly<Record<string, Words>> = {
  agreed: words.drawAgreed,
  repetition: words.drawRepetition,
  three_kings: words.drawKings,
  no_progress: words.drawQuiet,
};

export function tellDraughts(
  event: SeenEvent,
  say: Say,
  nameOf: (seat: number) => string,
): string | null {
  const name = event.seat === undefined ? '' : nameOf(event.seat);
  switch (event.kind) {
    case 'began':
      return say(words.toldBegan, { name: nameOf(Number(event['black'])) });
    case 'moved':
      return tellMove(event as unknown as Moved, name, say);
    case 'draw_offered':
      return say(words.toldOffer, { name });
    case 'ended':
      return tellEnd(event, say, nameOf);
    default:
      return null;
  }
}

function tellMove(moved: Moved, name: string, say: Say): string {
  const { captured, isCrowned } = moved;
  const blanks = { name, move: writtenMove(moved), count: captured.length };
  const told = say(captured.length > 0 ? words.toldCapture : words.toldMove, blanks);
  return isCrowned ? say(words.toldCrowned, { told }) : told;
}

function tellEnd(event: SeenEvent, say: Say, nameOf: (seat: number) => string): string {
  const how = String(event['how']);
  const drawn = draws[how];
  if (drawn) return say(drawn);
  const [winner = 0] = event['winners'] as readonly number[];
  const text = how === 'no_move' ? words.wonNoMove : words.wonResigned;
  return say(text, { name: nameOf(winner) });
}
