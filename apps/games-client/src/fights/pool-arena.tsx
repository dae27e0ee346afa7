import { type FightView, poolFight } from '@bahati/game-rules/cockfight/fight-game.ts';
import { poolCloth } from '@bahati/game-rules/cockfight/fight-places.ts';
import { drawTotal } from '@bahati/game-rules/cockfight/pari-mutuel.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import type { InRound } from '#frame/live/live-games.ts';
import { arenaModule } from './arena-module.ts';
import { type ArenaForm, FightBoard } from './fight-board.tsx';
import { poolPrice } from './prices.ts';
import { words } from './words.ts';

const form: ArenaForm = {
  cloth: poolCloth,
  draws: [{ place: 'draw', pays: `${drawTotal}×`, name: words.draw }],
  priceOf(side, { totals }) {
    const found = poolPrice(totals, side);
    if (found.is === 'price') return `${found.text}×`;
    return found.is === 'forming' ? words.forming : words.tooLow;
  },
};

const PoolBoard = (props: BoardProps<FightView>) => <FightBoard {...props} form={form} />;

export const board = arenaModule(poolFight([]), PoolBoard, [words.ruleShared]);

export const inRound: InRound = ({ laid }) => poolFight(laid) as unknown as AnyBetGame;

export { LobbyScene as Scene } from './lobby-scene.tsx';
