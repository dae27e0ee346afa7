/** Steps of Ludo in sentences. Pure. */
import { home } from '@bahati/game-rules/seat-games/ludo/ludo.board.ts';
import type { MatchModule, Say, SeenEvent } from '#frame/matches/match-game.ts';
import type { TokenName } from './ludo-show.ts';
import { words } from './ludo-words.ts';

const { told } = words;

const ends: Readonly<Record<string, (typeof told)[keyof typeof told]>> = {
  home: told.endedHome,
  rounds: told.endedRounds,
  resigned: told.endedResigned,
};

export const tellLudo: MatchModule['tell'] = (event, say, nameOf) => {
  const name = event.seat === undefined ? '' : nameOf(event.seat);
  switch (event.kind) {
    case 'thrown':
      return say(told.thrown, { name, pips: Number(event['pips']) });
    case 'no_move':
      return say(told.noMove, { name });
    case 'turn_lost':
      return say(told.turnLost, { name });
    case 'moved':
      return tellMoved(event, name, say, nameOf);
    case 'ended': {
      const how = ends[String(event['how'])];
      return how ? say(how) : null;
    }
    default:
      return null;
  }
};

function tellMoved(
  event: SeenEvent,
  name: string,
  say: Say,
  nameOf: (seat: number) => string,
): string {
  const [from, to] = [Number(event['from']), Number(event['to'])];
  const captured = event['captured'] as readonly TokenName[];
  const how = from === 0 ? told.out : to === home ? told.home : told.moved;
  const moved = say(how, { name, token: Number(event['token']) + 1, pips: to - from });
  if (captured.length === 0) return moved;
  const names = captured.map(({ seat }) => nameOf(seat)).join(', ');
  return `${moved} ${say(told.struck, { names })}`;
}
