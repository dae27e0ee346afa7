/**
 * How long the book takes from its start after a kill -9 to `/readyz`, with everything the feed plays
 * in its tables, divided by what a bare Node takes to connect to the same PostgreSQL; and how long
 * until bets are taken again on events in play and to come.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { EventRow } from '@bahati/contract/sportsbook/offer.ts';
import { openDatabase } from '@bahati/server-kit/database.ts';
import { startStack, type Stack } from '#e2e/fixtures/stack.ts';
import { startBenchServer } from '#bench/stage.ts';
import { connectBare, type Measured, tell } from './restart.ts';

const kills = 5;
const lookMs = 50;
/** The feed tells its whole world anew to a book that knows nothing. */
const longestFillMs = 200_000;
const longestReturnMs = 30_000;

export async function benchBookRestart(): Promise<void> {
  const server = await startBenchServer();
  const stack = await startStack({ parts: ['odds-feed', 'sportsbook'] });
  try {
    await untilTaken(stack, longestFillMs);
    const world = await untilStored(stack.databaseUrl);
    const measured: (Measured & { openMs: number })[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const bareMs = await connectBare(stack.env);
      await stack.servers.sportsbook.kill();
      const startedAt = performance.now();
      const readyMs = await stack.servers.sportsbook.start();
      await untilTaken(stack, longestReturnMs);
      measured.push({ bareMs, readyMs, openMs: performance.now() - startedAt });
    }
    tell('restart_book_over_bare', measured, {
      ...world,
      openMs: measured.map(({ openMs }) => openMs),
    });
  } finally {
    await stack.stop();
    await server.stop();
  }
}

/** Bets are taken on something in play and on something to come. */
async function untilTaken({ origins }: Stack, withinMs: number): Promise<void> {
  const until = performance.now() + withinMs;
  const isTaken = async (query: string): Promise<boolean> => {
    const answer = await fetch(`${origins.sportsbook}/book/v1/events?${query}`);
    const { value } = (await answer.json()) as { value: { items: EventRow[] } };
    return value.items.some(({ markets }) => markets.some(({ state }) => state === 'open'));
  };
  while (!((await isTaken('when=live')) && (await isTaken('when=tomorrow')))) {
    if (performance.now() > until) throw new Error('The book takes no bets.');
    await wait(lookMs);
  }
}

/** How much stands in the tables, once that grows no more. */
async function untilStored(databaseUrl: string) {
  const database = openDatabase(databaseUrl, {
    applicationName: 'bench',
    onIdleError: () => undefined,
  });
  let before = -1;
  for (;;) {
    const { rows } = await database.query<{ events: number; markets: number }>(
      `SELECT (SELECT count(*) FROM book.events)::integer AS events,
              (SELECT count(*) FROM book.markets)::integer AS markets`,
    );
    const world = rows[0] ?? { events: 0, markets: 0 };
    if (world.markets <= before * 1.01) {
      await database.end();
      return world;
    }
    before = world.markets;
    await wait(6_000);
  }
}
