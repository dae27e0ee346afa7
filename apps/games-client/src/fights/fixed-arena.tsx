import {
  type FightOffer,
  type FightView,
  fixedFight,
} from '@bahati/game-rules/cockfight/fight-game.ts';
import { fixedCloth } from '@bahati/game-rules/cockfight/fight-places.ts';
import { drawProfits } from '@bahati/game-rules/cockfight/fixed-odds.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import type { InRound } from '#frame/live/live-games.ts';
import { arenaModule } from './arena-module.ts';
import { type ArenaForm, FightBoard } from './fight-board.tsx';
import { fixedPrice } from './prices.ts';
import { words } from './words.ts';

const form: ArenaForm = {
  cloth: fixedCloth,
  draws: [
    { place: 'bdd', pays: `${drawProfits.bdd} : 1`, name: words.bdd },
    { place: 'ftd', pays: `${drawProfits.ftd} : 1`, name: words.ftd },
  ],
  priceOf: (side, { offer }) => fixedPrice(offer, side),
};

const FixedBoard = (props: BoardProps<FightView>) => <FightBoard {...props} form={form} />;

export const board = arenaModule(fixedFight(), FixedBoard, [words.rulePrices, words.ruleDraws]);

/** At the prices that were told; null: a record that tells none. */
export const inRound: InRound = ({ offer }) =>
  fixedFight((offer as FightOffer | null) ?? undefined) as unknown as AnyBetGame;

export { LobbyScene as Scene } from './lobby-scene.tsx';
