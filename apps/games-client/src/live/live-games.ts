/** What a live table brings to the frame: the board of the game it plays, and its cloth. */
import {
  type TableSettings,
  tableSettings,
} from '@bahati/game-rules/live-tables/table-settings.ts';
import type { BetModule } from '#frame/bets/stage/board.ts';

export type LiveGame = { readonly table: TableSettings; readonly module: BetModule };

/** Each is fetched when its game is opened. */
const boards: Readonly<Record<string, () => Promise<{ readonly board: BetModule }>>> = {
  'bakarati-mji-mkongwe': () => import('#frame/bets/boards/baccarat/baccarat.tsx'),
  'ruleti-ya-taa': () => import('#frame/bets/boards/european-roulette/european-roulette.tsx'),
  'simba-na-chui': () => import('#frame/bets/boards/dragon-tiger/dragon-tiger.tsx'),
  'kete-za-bandari': () => import('#frame/bets/boards/sic-bo/sic-bo.tsx'),
};

/** Throws when the parts cannot be fetched, or for a code that is no live table's. */
export async function loadLive(code: string): Promise<LiveGame> {
  const table = tableSettings.find((each) => each.code === code);
  const load = boards[code];
  if (!table || !load) throw new Error(`No live table bears the code ${code}.`);
  const { board } = await load();
  return { table, module: board };
}
