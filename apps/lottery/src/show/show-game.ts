/** Games and draws as pages see them. */
import type { HallGame, LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import type { Game } from '@bahati/lottery-rules/games/game.ts';
import { gameOf, games } from '@bahati/lottery-rules/games/games.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#lottery/context.ts';
import { keepAnswers } from './kept-answers.ts';
import { drawColumns, showDraw, type StoredDraw } from '#lottery/draws/stored-draw.ts';

type Ends = { next: Map<string, StoredDraw>; last: Map<string, StoredDraw> };

const byGame = (draws: readonly StoredDraw[]) =>
  new Map(draws.map((draw) => [draw.gameCode, draw]));

/** Of each game the draw it sells, and the newest with numbers. */
async function readEnds({ database }: Context, codes: readonly string[]): Promise<Ends> {
  const next = await database.query<StoredDraw>(
    `SELECT ${drawColumns} FROM unnest($1::text[]) AS g (code) CROSS JOIN LATERAL (
       SELECT * FROM lottery.draws o
        WHERE o.game_code = g.code AND o.state = 'open' AND o.closes_at > now()
        ORDER BY o.closes_at LIMIT 1) d`,
    [codes],
  );
  const last = await database.query<StoredDraw>(
    `SELECT ${drawColumns} FROM unnest($1::text[]) AS g (code) CROSS JOIN LATERAL (
       SELECT * FROM lottery.draws o WHERE o.game_code = g.code AND o.numbers IS NOT NULL
        ORDER BY o.id DESC LIMIT 1) d`,
    [codes],
  );
  return { next: byGame(next.rows), last: byGame(last.rows) };
}

async function hallGame(context: Context, game: Game, { next, last }: Ends): Promise<HallGame> {
  const { code, family, prizeMode, title, schedule } = game;
  const [sold, drawn] = [next.get(code), last.get(code)];
  return {
    gameCode: code,
    family,
    mode: prizeMode,
    name: title,
    isOpen: await context.terms.isOpen(code),
    everySeconds: schedule.kind === 'every' ? schedule.minutes * 60 : null,
    next: sold ? showDraw(sold) : null,
    last: drawn ? showDraw(drawn) : null,
  };
}

const keptHall = keepAnswers<HallGame[]>(1_000);
const keptGame = keepAnswers<LotteryGame>(2_000);

/** What is read is at most a second old; the clock is of this moment. */
export async function showHall(
  context: Context,
  mode: Game['prizeMode'] | undefined,
): Promise<{ now: string; games: HallGame[] }> {
  const shown = await keptHall(context, mode ?? '', () => readHall(context, mode));
  return { now: new Date().toISOString(), games: shown };
}

async function readHall(context: Context, mode: Game['prizeMode'] | undefined) {
  const shown = games.filter(({ prizeMode }) => mode === undefined || prizeMode === mode);
  const ends = await readEnds(
    context,
    shown.map(({ code }) => code),
  );
  return Promise.all(shown.map((game) => hallGame(context, game, ends)));
}

const mostComing = 120;

/** Read at most two seconds ago; draws that closed since are left out. Refuses `not_found`. */
export async function showGame(
  context: Context,
  code: string,
): Promise<{ now: string; game: LotteryGame }> {
  const game = gameOf(code);
  if (!game) throw new Refusal('not_found');
  const known = await keptGame(context, code, () => readGame(context, game));
  const now = new Date().toISOString();
  const coming = known.coming.filter(({ closesAt }) => closesAt > now);
  return { now, game: { ...known, next: coming[0] ?? null, coming } };
}

async function readGame(context: Context, game: Game): Promise<LotteryGame> {
  const { config, database, terms } = context;
  const { code } = game;
  const currency = config.LOTTERY_CURRENCY;
  const ends = await readEnds(context, [code]);
  const coming = await database.query<StoredDraw>(
    `SELECT ${drawColumns} FROM lottery.draws d
      WHERE d.game_code = $1 AND d.state = 'open' AND d.closes_at > now()
      ORDER BY d.closes_at LIMIT $2`,
    [code, mostComing],
  );
  const { units, leastStake, mostStake, mostWin } = terms.bounds(currency);
  const told = (value: bigint) => toDecimal(value, currency);
  const version = ends.next.get(code)?.prizeVersion ?? (await terms.newestVersion(code));
  return {
    ...(await hallGame(context, game, ends)),
    prizes: { version, odds: await terms.odds(code, version) },
    units: units.map(told),
    leastStake: told(leastStake),
    mostStake: told(mostStake),
    mostWin: mostWin === null ? null : told(mostWin),
    coming: coming.rows.map(showDraw),
    jackpot: null,
  };
}
