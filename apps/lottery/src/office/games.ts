/** Games as staff see and set them. */
import type { OfficeGame, OfficeGameLine } from '@bahati/contract/lottery-office/office.ts';
import { betTypeOf, betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import type { Game } from '@bahati/lottery-rules/games/game.ts';
import { gameOf, games } from '@bahati/lottery-rules/games/games.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { noteAct } from './office-log.ts';
import type { Officer } from './office-session.ts';
import { returnMillionths } from './returns.ts';

type SetCap = { key: string; most: bigint };

export async function listGames(context: Context): Promise<{ items: OfficeGameLine[] }> {
  const { database } = context;
  const { rows } = await database.query<{ code: string; version: number; caps: number }>(
    `SELECT game_code AS code, max(version)::integer AS version, max(caps)::integer AS caps
       FROM (SELECT game_code, version, 0 AS caps FROM lottery.prize_tables
             UNION ALL
             SELECT game_code, 0, count(*) FROM lottery.caps GROUP BY game_code) a
      GROUP BY game_code`,
  );
  const set = new Map(rows.map((row) => [row.code, row]));
  const items = games.map(async (game) => {
    const { version = 0, caps = 0 } = set.get(game.code) ?? {};
    return { ...(await showLine(context, game)), version, capCount: caps };
  });
  return { items: await Promise.all(items) };
}

async function showLine(
  { terms }: Context,
  { code, family, prizeMode, title, schedule, source }: Game,
): Promise<Omit<OfficeGameLine, 'version' | 'capCount'>> {
  return {
    gameCode: code,
    family,
    mode: prizeMode,
    name: title,
    isOpen: await terms.isOpen(code),
    everySeconds: schedule.kind === 'every' ? schedule.minutes * 60 : null,
    isHouseDraw: source === 'house',
  };
}

/** Refuses `not_found`. */
export async function readGame(context: Context, gameCode: string): Promise<OfficeGame> {
  const game = gameOf(gameCode);
  if (!game) throw new Refusal('not_found');
  const { config, terms } = context;
  const caps = await readCaps(context, gameCode);
  const versions = await readVersions(context, gameCode);
  const version = versions[0]?.version ?? 0;
  const odds = await terms.odds(gameCode, version);
  const told = (most: bigint) => toDecimal(most, config.LOTTERY_CURRENCY);
  const returns: OfficeGame['returns'] = [];
  for (const betType of betTypesOf(game.family)) {
    const millionths = await returnMillionths(betType, odds[betType.id] ?? {});
    returns.push({ betType: betType.id, millionths });
  }
  return {
    ...(await showLine(context, game)),
    version,
    capCount: caps.length,
    caps: caps.map(({ key, most }) => ({ key, most: told(most) })),
    usualCaps: Array.from(terms.usualCaps, ([key, most]) => ({ key, most: told(most) })),
    prizes: { version, odds },
    returns,
    versions,
  };
}

async function readCaps({ database }: Context, gameCode: string): Promise<SetCap[]> {
  const { rows } = await database.query<SetCap>(
    'SELECT key, most FROM lottery.caps WHERE game_code = $1 ORDER BY key LIMIT 500',
    [gameCode],
  );
  return rows;
}

/** Those of the operator; the table of the rules comes before all of them. */
async function readVersions({ database }: Context, gameCode: string) {
  const { rows } = await database.query<{ version: number; madeAt: Date; runningDraws: number }>(
    `SELECT p.version, p.created_at AS "madeAt", (
       SELECT count(*)::integer FROM lottery.draws d
        WHERE d.game_code = p.game_code AND d.prize_version = p.version
          AND d.state IN ('open', 'suspended')) AS "runningDraws"
       FROM lottery.prize_tables p WHERE p.game_code = $1 ORDER BY p.version DESC LIMIT 50`,
    [gameCode],
  );
  return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }));
}

type Change = {
  isOpen?: boolean | undefined;
  cap?: { key: string; most: string | null } | undefined;
  reason: string;
};

const mostCaps = 500;

/** Refuses `not_found`, and `invalid_input` for a key or an amount that is none, or too many caps. */
export async function changeGame(
  context: Context,
  officer: Officer,
  gameCode: string,
  { isOpen, cap, reason }: Change,
): Promise<OfficeGame> {
  const game = gameOf(gameCode);
  if (!game) throw new Refusal('not_found');
  const { database, terms } = context;
  await inTransaction(database, async (transaction) => {
    if (isOpen !== undefined) {
      await transaction.query(
        `INSERT INTO lottery.games (code, is_open) VALUES ($1, $2)
         ON CONFLICT (code) DO UPDATE SET is_open = excluded.is_open, changed_at = now()`,
        [gameCode, isOpen],
      );
    }
    if (cap) await setCap(context, transaction, game, cap);
    await noteAct(transaction, officer, {
      what: 'game',
      subject: gameCode,
      reason,
      detail: { isOpen, cap },
    });
  });
  terms.changed();
  return readGame(context, gameCode);
}

const wrongCap = (key: string) =>
  new Refusal('invalid_input', { fields: [{ field: 'cap', problem: key }] });

/** Keys as they are counted by: see tickets/exposure.ts. */
function isKeyOf({ family }: Game, key: string): boolean {
  if (['draw', '*', 'type:*'].includes(key)) return true;
  const id = key.startsWith('type:') ? key.slice('type:'.length) : key.split(':', 1)[0];
  return betTypeOf(id ?? '')?.family === family && key.includes(':');
}

async function setCap(
  { config }: Context,
  transaction: Transaction,
  game: Game,
  { key, most }: { key: string; most: string | null },
): Promise<void> {
  if (!isKeyOf(game, key)) throw wrongCap(key);
  if (most === null) {
    await transaction.query('DELETE FROM lottery.caps WHERE game_code = $1 AND key = $2', [
      game.code,
      key,
    ]);
    return;
  }
  const units = parseAmount(most, config.LOTTERY_CURRENCY);
  if (units === undefined) throw wrongCap(key);
  const { rowCount } = await transaction.query(
    `INSERT INTO lottery.caps (game_code, key, most)
     SELECT $1, $2, $3
      WHERE (SELECT count(*) FROM lottery.caps WHERE game_code = $1 AND key <> $2) < $4
     ON CONFLICT (game_code, key) DO UPDATE SET most = excluded.most`,
    [game.code, key, units, mostCaps],
  );
  if (rowCount === 0) throw wrongCap(key);
}
