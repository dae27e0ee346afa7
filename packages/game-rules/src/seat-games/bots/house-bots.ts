/**
 * Players of the house at games between people. A bot is a pure function: it sees what a member on its
 * seat would see, and draws; it knows neither the state of the hand nor the clock.
 */
import type { DrawStream } from '@bahati/fairness/draw-stream.ts';
import type { AnySeatGame } from '@bahati/game-rules/seat-games/seat-game.ts';
import { baoBot } from '@bahati/game-rules/seat-games/bao/bao.bot.ts';
import { draughtsBot } from '@bahati/game-rules/seat-games/draughts/draughts.bot.ts';
import { kadiBot } from '@bahati/game-rules/seat-games/kadi/kadi.bot.ts';
import { ludoBot } from '@bahati/game-rules/seat-games/ludo/ludo.bot.ts';
import { holdemBot, omahaBot } from '@bahati/game-rules/seat-games/poker/poker.bot.ts';
import { thirteenBot } from '@bahati/game-rules/seat-games/thirteen/thirteen.bot.ts';
import { chanceFrom, type Chance } from './quick-chance.ts';

/** `view` is that of the seat whose turn it is; the answer is one of what it may say now. */
export type HouseBot<View, Act> = (view: View, chance: Chance) => Act;

type AnyBot = HouseBot<unknown, unknown>;

const opaque = <View, Act>(bot: HouseBot<View, Act>) => bot as unknown as AnyBot;

/** By the code of the rules. */
const bots: Readonly<Record<string, AnyBot>> = {
  holdem: opaque(holdemBot),
  omaha: opaque(omahaBot),
  ludo: opaque(ludoBot),
  draughts: opaque(draughtsBot),
  kadi: opaque(kadiBot),
  thirteen: opaque(thirteenBot),
  bao: opaque(baoBot),
};

/** Whether the house has a player for these rules. */
export const hasHouseBot = ({ code }: Pick<AnySeatGame, 'code'>): boolean =>
  Object.hasOwn(bots, code);

/**
 * What the bot whose turn it is says.
 * @throws {RangeError} where nobody is asked, or the game has no bot.
 */
export function decideFor(
  game: Pick<AnySeatGame, 'code' | 'turn' | 'view'>,
  state: unknown,
  draw: Pick<DrawStream, 'nextInt'>,
): unknown {
  const seat = game.turn(state);
  const bot = bots[game.code];
  if (seat === null || !bot) throw new RangeError('No bot is asked here.');
  return bot(game.view(state, seat), chanceFrom(draw));
}
