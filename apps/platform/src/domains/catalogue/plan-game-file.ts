/** What a file of games would change, decided line by line. Pure. */
import {
  type FileProblem,
  type GameFileColumn,
  gameFileColumns,
  type GameFileLine,
} from '@bahati/contract/back-office/catalogue/game-files.ts';
import type { SwitchedGame } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { stakesInForce } from './change-game.ts';

export type FileRow = { line: number; cells: Readonly<Partial<Record<GameFileColumn, string>>> };

/** A game as the file tells it. */
export type GameCells = Record<GameFileColumn, string>;

export type PlannedGame = { line: GameFileLine; game: SwitchedGame | undefined; after: GameCells };

export type GamePlan = { planned: PlannedGame[]; rest: GameFileLine[]; same: number };

export function cellsOf(game: SwitchedGame): GameCells {
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  return {
    gameId: game.gameId,
    vendor: game.vendorCode,
    nameEn: game.nameEn,
    nameSw: game.nameSw,
    category: game.category,
    position: String(game.position),
    isOn: yes(game.isOn),
    isHot: yes(game.isHot),
    isRecommended: yes(game.isRecommended),
    minimumStake: game.minimumStake ?? '',
    maximumStake: game.maximumStake ?? '',
  };
}

/** `vendors`: the codes of those that are listed. */
export function planGameFile(
  rows: readonly FileRow[],
  games: ReadonlyMap<string, SwitchedGame>,
  vendors: ReadonlySet<string>,
): GamePlan {
  const plan: GamePlan = { planned: [], rest: [], same: 0 };
  const seen = new Set<string>();
  for (const row of rows) {
    const gameId = row.cells.gameId ?? '';
    const problem = seen.has(gameId) ? 'twice' : gameId === '' ? 'no_game' : undefined;
    seen.add(gameId);
    if (problem) plan.rest.push(told(row, 'error', [], problem));
    else planRow(plan, row, games.get(gameId), vendors);
  }
  return plan;
}

function planRow(
  plan: GamePlan,
  row: FileRow,
  game: SwitchedGame | undefined,
  vendors: ReadonlySet<string>,
): void {
  const before = game ? cellsOf(game) : newCells(row, vendors);
  if (!before) {
    plan.rest.push(told(row, 'unknown'));
    return;
  }
  const after: GameCells = { ...before, ...named(row) };
  const wrong = wrongColumn(after, game);
  if (wrong) {
    const problem = wrong === 'isOn' && after.isOn === 'yes' ? 'not_built' : 'bad_value';
    plan.rest.push(told(row, 'error', [], problem, wrong));
    return;
  }
  const changes = gameFileColumns
    .filter((column) => !game || before[column] !== after[column])
    .map((column) => ({ column, before: game ? before[column] : '', after: after[column] }));
  if (changes.length === 0) plan.same += 1;
  else {
    plan.planned.push({ line: told(row, game ? 'changed' : 'added', changes), game, after });
  }
}

/** What the row says; an empty cell says something of stakes alone: as the vendor offers them. */
function named({ cells }: FileRow): Partial<GameCells> {
  const said: Partial<GameCells> = {};
  for (const column of gameFileColumns) {
    const cell = cells[column]?.trim();
    const mayBeEmpty = column === 'minimumStake' || column === 'maximumStake';
    if (column === 'gameId' || column === 'vendor' || cell === undefined) continue;
    if (cell !== '' || mayBeEmpty) said[column] = plain(column, cell);
  }
  return said;
}

/** One way to write each value, so that what is the same is not taken for a change. */
function plain(column: GameFileColumn, cell: string): string {
  const truth = { yes: 'yes', true: 'yes', '1': 'yes', no: 'no', false: 'no', '0': 'no' };
  if (column.startsWith('is')) return truth[cell.toLowerCase() as 'yes'] ?? cell;
  if (!column.endsWith('Stake') || cell === '') return cell;
  const [whole = '', part = ''] = cell.split('.');
  return /^\d+$/.test(whole) && part.length <= 2 ? `${whole}.${part.padEnd(2, '0')}` : cell;
}

/** A game that is not listed yet needs its vendor, and an id the vendor's code begins. */
function newCells({ cells }: FileRow, vendors: ReadonlySet<string>): GameCells | undefined {
  const { gameId = '', vendor = '', nameEn, nameSw, category } = cells;
  const isKnown = vendors.has(vendor) && gameId.startsWith(`${vendor}-`);
  if (!isKnown || !nameEn || !nameSw || !category) return undefined;
  if (!/^[\x21-\x7e]{1,64}$/.test(gameId.slice(vendor.length + 1))) return undefined;
  return {
    gameId,
    vendor,
    nameEn,
    nameSw,
    category,
    position: '100000',
    isOn: 'no',
    isHot: 'no',
    isRecommended: 'no',
    minimumStake: '',
    maximumStake: '',
  };
}

function wrongColumn(after: GameCells, game: SwitchedGame | undefined): GameFileColumn | undefined {
  for (const column of ['nameEn', 'nameSw'] as const) {
    if (after[column].length < 1 || after[column].length > 80) return column;
  }
  if (!gameCategory.safeParse(after.category).success) return 'category';
  if (!/^-?\d{1,6}$/.test(after.position)) return 'position';
  for (const column of ['isOn', 'isHot', 'isRecommended'] as const) {
    if (after[column] !== 'yes' && after[column] !== 'no') return column;
  }
  if (after.isOn === 'yes' && !game?.isReady) return 'isOn';
  return areStakesOffered(after, game) ? undefined : 'minimumStake';
}

function areStakesOffered(after: GameCells, game: SwitchedGame | undefined): boolean {
  const minimumStake = after.minimumStake || null;
  const maximumStake = after.maximumStake || null;
  // What a game that nobody offers yet may cost, its vendor says first.
  if (!game) return minimumStake === null && maximumStake === null;
  try {
    stakesInForce({ minimumStake, maximumStake }, game);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function told(
  { line, cells }: FileRow,
  kind: GameFileLine['kind'],
  changes: GameFileLine['changes'] = [],
  problem: FileProblem | null = null,
  column: GameFileColumn | null = null,
): GameFileLine {
  return { line, gameId: (cells.gameId ?? '').slice(0, 120), kind, changes, problem, column };
}
