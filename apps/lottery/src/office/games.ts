/** Games as staff see and set them. */
import type { OfficeGame } from '@bahati/contract/lottery-office/office.ts';
import { betTypesOf } from '@bahati/lottery-rules/bets/bet-types.ts';
import type { Game } from '@bahati/lottery-rules/games/game.ts';
import { gameOf, games } from '@bahati/lottery-rules/games/games.ts';
import { parseAmount, toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { noteAct } from './office-log.ts';
import type { Officer } from './office-session.ts';
import { returnMillionths } from './returns.ts';

type SetCap = { gameCode: string; key: string; most: bigint };

export async function listGames(context: Context): Promise<{ items: OfficeGame[] }> {
  const caps = await readCaps(context);
  return { items: await Promise.all(games.map((game) => showGame(context, game, caps))) };
}

async function readCaps({ database }: Context): Promise<SetCap[]> {
  const { rows } = await database.query<SetCap>(
    'SELECT game_code AS "gameCode", key, most FROM lottery.caps ORDER BY game_code, key',
  );
  return rows;
}

async function showGame(
  { config, terms }: Context,
  game: Game,
  caps: readonly SetCap[],
): Promise<OfficeGame> {
  const { code, family, prizeMode, title, schedule, source } = game;
  const version = await terms.newestVersion(code);
  const odds = await terms.odds(code, version);
  return {
    gameCode: code,
    family,
    mode: prizeMode,
    name: title,
    isOpen: await terms.isOpen(code),
    everySeconds: schedule.kind === 'every' ? schedule.minutes * 60 : null,
    isHouseDraw: source === 'house',
    caps: caps
      .filter(({ gameCode }) => gameCode === code)
      .map(({ key, most }) => ({ key, most: toDecimal(most, config.LOTTERY_CURRENCY) })),
    prizes: { version, odds },
    returns: betTypesOf(family).map((betType) => ({
      betType: betType.id,
      millionths: returnMillionths(betType, odds[betType.id] ?? {}),
    })),
  };
}

type Change = {
  isOpen?: boolean | undefined;
  caps?: readonly { key: string; most: string }[] | undefined;
  reason: string;
};

/** Caps are the whole set of the game. Refuses `not_found` and `invalid_input`. */
export async function changeGame(
  context: Context,
  officer: Officer,
  gameCode: string,
  { isOpen, caps, reason }: Change,
): Promise<OfficeGame> {
  const game = gameOf(gameCode);
  if (!game) throw new Refusal('not_found');
  const { config, database, terms } = context;
  const read = caps?.map(({ key, most }) => {
    const amount = parseAmount(most, config.LOTTERY_CURRENCY);
    if (amount === undefined) {
      throw new Refusal('invalid_input', { fields: [{ field: 'caps', problem: key }] });
    }
    return { key, amount };
  });
  await inTransaction(database, async (transaction) => {
    if (isOpen !== undefined) {
      await transaction.query(
        `INSERT INTO lottery.games (code, is_open) VALUES ($1, $2)
         ON CONFLICT (code) DO UPDATE SET is_open = excluded.is_open, changed_at = now()`,
        [gameCode, isOpen],
      );
    }
    if (read) {
      await transaction.query('DELETE FROM lottery.caps WHERE game_code = $1', [gameCode]);
      await transaction.query(
        `INSERT INTO lottery.caps (game_code, key, most)
         SELECT $1, n.key, n.most FROM unnest($2::text[], $3::bigint[]) AS n (key, most)`,
        [gameCode, read.map(({ key }) => key), read.map(({ amount }) => amount)],
      );
    }
    await noteAct(transaction, officer, {
      what: 'game',
      subject: gameCode,
      reason,
      detail: { isOpen, caps },
    });
  });
  terms.changed();
  return showGame(context, game, await readCaps(context));
}
