/** What a live table brings to the frame: the board of the game it plays, and its cloth. */
import {
  type TableSettings,
  tableSettings,
} from '@bahati/game-rules/live-tables/table-settings.ts';
import { arenaSettings } from '@bahati/game-rules/cockfight/arena-settings.ts';
import type { AnyBetGame } from '@bahati/game-rules/bet-games/bet-games.ts';
import type { RoundFacts } from '@bahati/game-rules/live-tables/live-table.ts';
import type { ComponentType } from 'react';
import type { BetModule } from '#frame/bets/stage/board.ts';

export type InRound = (round: RoundFacts) => AnyBetGame;

/** A board, and the rules of one round where its prices are its own. */
export type LiveBoard = {
  readonly board: BetModule;
  readonly inRound?: InRound;
  /** What stands over the list of its tables in the place of a dealer. */
  readonly Scene?: ComponentType;
};

export type LiveGame = {
  readonly table: TableSettings;
  readonly module: BetModule;
} & Pick<LiveBoard, 'inRound' | 'Scene'>;

/** Each is fetched when its game is opened. */
const boards: Readonly<Record<string, () => Promise<LiveBoard>>> = {
  'bakarati-mji-mkongwe': () => import('#frame/bets/boards/baccarat/baccarat.tsx'),
  'ruleti-ya-taa': () => import('#frame/bets/boards/european-roulette/european-roulette.tsx'),
  'simba-na-chui': () => import('#frame/bets/boards/dragon-tiger/lion-leopard.tsx'),
  'kete-za-bandari': () => import('#frame/bets/boards/sic-bo/sic-bo.tsx'),
  'andar-bahar-ya-marikiti': () => import('#frame/bets/boards/andar-bahar/andar-bahar.tsx'),
  'ruleti-ya-radi': () => import('#frame/bets/boards/storm-roulette/storm-roulette.tsx'),
  'jogoo-wa-savana': () => import('#frame/fights/fixed-arena.tsx'),
  'jogoo-wa-dau': () => import('#frame/fights/pool-arena.tsx'),
  'ulingo-wa-digo': () => import('#frame/fights/fixed-arena.tsx'),
  'jogoo-bandia': () => import('#frame/fights/pool-arena.tsx'),
  'jogoo-wa-watamu': () => import('#frame/fights/fixed-arena.tsx'),
};

/** Throws when the parts cannot be fetched, or for a code that is no live table's. */
export async function loadLive(code: string): Promise<LiveGame> {
  const table = [...tableSettings, ...arenaSettings].find((each) => each.code === code);
  const load = boards[code];
  if (!table || !load) throw new Error(`No live table bears the code ${code}.`);
  const { board, ...own } = await load();
  return { table, module: board, ...own };
}

/** The rules by which such a round pays. */
export const rulesInRound = (
  { module, inRound }: LiveGame,
  { offer, laid }: { readonly offer: unknown; readonly laid: RoundFacts['laid'] | null },
): BetModule['game'] => inRound?.({ offer, laid: laid ?? [] }) ?? module.game;
