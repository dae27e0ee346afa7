/**
 * The catalogue as a file. What a file would change is told first; applying names the version of
 * what was told, so that exactly this changes or nothing does.
 */
import {
  gameFileColumns,
  type GameFileLine,
  type GameFilePlan,
} from '@bahati/contract/back-office/catalogue/game-files.ts';
import { csvLine, csvOpening } from '@bahati/server-kit/csv.ts';
import { type Database, inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { recordAudit } from '#domains/system/audit.ts';
import { versionOf } from '#domains/system/version-of.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { stakesInForce } from './change-game.ts';
import { readAllGames } from './list-switches.ts';
import { cellsOf, type GamePlan, planGameFile, type PlannedGame } from './plan-game-file.ts';
import { readGameFile } from './read-game-file.ts';

/** Every game, so that what is taken over again changes nothing. */
export async function exportGames(
  context: Context,
  format: 'csv' | 'json',
): Promise<{ name: string; file: string; games: number }> {
  const rows = (await readAllGames(context, context.database)).map(cellsOf);
  const name = `bahati-games-${context.now().toISOString().slice(0, 10)}.${format}`;
  const file =
    format === 'json'
      ? JSON.stringify(rows, undefined, 1)
      : csvOpening +
        csvLine(gameFileColumns) +
        rows.map((row) => csvLine(gameFileColumns.map((column) => row[column]))).join('');
  return { name, file, games: rows.length };
}

/** Refuses `file_unreadable`. */
export async function checkGameFile(context: Context, file: string): Promise<GameFilePlan> {
  return tell(await plan(context, context.database, file));
}

/**
 * Refuses `file_unreadable`, `file_has_errors`, and `changed_meanwhile` when it would change
 * something else than was looked at.
 */
export async function applyGameFile(
  context: Context,
  staff: StaffActor,
  { file, version, reason, ip }: { file: string; version: string; reason: string; ip: string },
): Promise<GameFilePlan> {
  return inTransaction(context.database, async (transaction) => {
    // Games that are staked on stay readable; nobody else changes one until this stands.
    await transaction.query('LOCK TABLE games IN SHARE ROW EXCLUSIVE MODE');
    const planned = await plan(context, transaction, file);
    const told = tell(planned);
    if (told.version !== version) throw new Refusal('changed_meanwhile');
    if (told.errors > 0) throw new Refusal('file_has_errors');
    await write(transaction, planned.planned);
    if (planned.planned.length > 0) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'game.file_applied',
        subject: 'games',
        reason,
        before: { version },
        after: {
          added: told.added,
          changed: told.changed,
          games: planned.planned.slice(0, 100).map(({ after }) => after.gameId),
        },
        ip,
      });
    }
    return told;
  });
}

async function plan(
  context: Context,
  database: Database | Transaction,
  file: string,
): Promise<GamePlan> {
  const rows = readGameFile(file);
  const games = await readAllGames(context, database);
  const vendors = await database.query<{ code: string }>('SELECT code FROM vendors LIMIT 500');
  return planGameFile(
    rows,
    new Map(games.map((game) => [game.gameId, game])),
    new Set(vendors.rows.map(({ code }) => code)),
  );
}

const mostTold = 500;

function tell({ planned, rest, same }: GamePlan): GameFilePlan {
  const lines: GameFileLine[] = [
    ...rest.filter(({ kind }) => kind === 'error'),
    ...rest.filter(({ kind }) => kind === 'unknown'),
    ...planned.map(({ line }) => line),
  ];
  const count = (kind: GameFileLine['kind']) => lines.filter((line) => line.kind === kind).length;
  return {
    version: versionOf(lines),
    added: count('added'),
    changed: count('changed'),
    same,
    unknown: count('unknown'),
    errors: count('error'),
    lines: lines.slice(0, mostTold),
  };
}

async function write(transaction: Transaction, planned: readonly PlannedGame[]): Promise<void> {
  const rows = planned.map(rowOf);
  const changed = rows.filter(({ id }) => id !== null);
  const columns = `id int, game_id text, vendor text, game_code text, name_en text, name_sw text,
    category text, position int, is_on boolean, is_hot boolean, is_recommended boolean,
    minimum bigint, maximum bigint`;
  await transaction.query(
    `UPDATE games SET name_en = c.name_en, name_sw = c.name_sw, category = c.category,
            position = c.position, is_hot = c.is_hot, is_recommended = c.is_recommended,
            is_under_maintenance = NOT c.is_on,
            maintenance_until = CASE WHEN NOT c.is_on THEN games.maintenance_until END,
            minimum_stake = c.minimum, maximum_stake = c.maximum,
            offered_minimum_stake = coalesce(offered_minimum_stake, minimum_stake),
            offered_maximum_stake = coalesce(offered_maximum_stake, maximum_stake),
            has_own_names = has_own_names
              OR (games.name_en, games.name_sw) <> (c.name_en, c.name_sw)
       FROM jsonb_to_recordset($1::jsonb) AS c (${columns})
      WHERE games.id = c.id`,
    [JSON.stringify(changed)],
  );
  await transaction.query(
    `INSERT INTO games (id, game_id, vendor_id, game_code, category, name_en, name_sw, position,
            is_hot, is_recommended, is_ready, is_under_maintenance, has_own_names)
     SELECT nextval('game_ids'), c.game_id, v.id, c.game_code, c.category, c.name_en, c.name_sw,
            c.position, c.is_hot, c.is_recommended, false, true, true
       FROM jsonb_to_recordset($1::jsonb) AS c (${columns}) JOIN vendors v ON v.code = c.vendor`,
    [JSON.stringify(rows.filter(({ id }) => id === null))],
  );
}

function rowOf({ game, after }: PlannedGame) {
  const stakes = game && stakesInForce(ownStakes(after), game);
  return {
    id: game ? Number(game.id) : null,
    game_id: after.gameId,
    vendor: after.vendor,
    game_code: after.gameId.slice(after.vendor.length + 1),
    name_en: after.nameEn,
    name_sw: after.nameSw,
    category: after.category,
    position: Number(after.position),
    is_on: after.isOn === 'yes',
    is_hot: after.isHot === 'yes',
    is_recommended: after.isRecommended === 'yes',
    minimum: stakes?.minimum?.toString() ?? null,
    maximum: stakes?.maximum?.toString() ?? null,
  };
}

function ownStakes({ minimumStake, maximumStake }: PlannedGame['after']) {
  return { minimumStake: minimumStake || null, maximumStake: maximumStake || null };
}
