/**
 * Results of external draws: two sources that do not know each other must say the same. Where they do
 * not, staff decide, two people together (office/decisions).
 */
import { type ResultSource, resultSource } from '@bahati/contract/draw-feed/feed.ts';
import type { DrawNumbers } from '@bahati/lottery-rules/draws/numbers.ts';
import type { Context } from '#lottery/context.ts';
import { numbersOf, sameNumbers } from '#lottery/games/rules.ts';
import { askOutside } from '#lottery/outside/ask-outside.ts';
import type { ClosedDraw } from './stored-draw.ts';

type Asked = Pick<ClosedDraw, 'id' | 'gameCode' | 'number'>;

/** Undefined: a source is silent, or the two do not agree. What each says is kept. */
export async function agreedNumbers(
  context: Context,
  draw: Asked,
): Promise<{ numbers: DrawNumbers; by: string } | undefined> {
  const told = await Promise.all(
    resultSource.options.map((source) =>
      askSource(context, source, draw).catch((error: unknown) => {
        context.log.warn({ err: error, source }, 'a source of results does not answer');
        return undefined;
      }),
    ),
  );
  const [first, second] = told;
  if (!first || !second || !sameNumbers(first, second)) return undefined;
  return { numbers: first, by: `sources ${resultSource.options.join(' and ')}` };
}

async function askSource(
  { config, database }: Context,
  source: ResultSource,
  draw: Asked,
): Promise<DrawNumbers | undefined> {
  const { gameCode, number } = draw;
  const params = { source, gameCode };
  const answer = await askOutside(
    config.DRAW_FEED_URL,
    'GET /results/v1/:source/:gameCode',
    params,
  );
  const result = answer?.items.find((item) => item.number === number);
  const numbers = result && numbersOf(gameCode, result.numbers);
  if (!numbers) return undefined;
  await database.query(
    `INSERT INTO lottery.results AS r (draw_id, source, numbers) VALUES ($1, $2, $3)
     ON CONFLICT (draw_id, source) DO UPDATE SET numbers = excluded.numbers, at = now()
      WHERE r.numbers <> excluded.numbers`,
    [draw.id, source, JSON.stringify(numbers)],
  );
  return numbers;
}
