/**
 * Orders of the last seconds before a cut-off, all of them for one draw, divided by the same orders for
 * a draw of each worker: what the rows cost that all orders of a draw share. Orders are decided and
 * stored; nothing is told to a platform.
 */
import { randomUUID } from 'node:crypto';
import type { Currency } from '@bahati/money/currencies.ts';
import { line, setScene } from '#lottery-app/scene.testing.ts';
import { placeOrder } from '#lottery-app/tickets/place-order.ts';
import { report } from '#bench/report.ts';
import { startBenchServer } from '#bench/stage.ts';

const workers = 8;
const members = 2_000;
const turnMs = 3_000;
const turns = 3;

type Scene = Awaited<ReturnType<typeof setScene>>;

export async function benchLotteryOrders(): Promise<void> {
  const server = await startBenchServer();
  const scene = await setScene();
  try {
    await scene.owner.query(
      `INSERT INTO lottery.caps (game_code, key, most)
       SELECT 'five-digit-1m', key, 9000000000000000 FROM unnest(ARRAY['draw', 'type:*', '*']) AS n (key)`,
    );
    const one = await scene.draw('five-digit-1m');
    const own: string[] = [];
    for (let at = 0; at < workers; at += 1) own.push(await scene.draw('five-digit-1m'));
    const rates = { one: 0, many: 0 };
    await placeFor(scene, () => one);
    for (let turn = 0; turn < turns; turn += 1) {
      rates.one += (await placeFor(scene, () => one)) / turns;
      rates.many += (await placeFor(scene, (worker) => own[worker] ?? one)) / turns;
    }
    report('lottery_orders_of_one_draw_over_many', rates.one / rates.many, {
      onePerSecond: rates.one,
      manyPerSecond: rates.many,
      workers,
    });
  } finally {
    await scene.close();
    await server.stop();
  }
}

/** Orders a second. Throws where one is not bought. */
async function placeFor({ context }: Scene, drawOf: (worker: number) => string): Promise<number> {
  let placed = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      while (performance.now() - start < turnMs) {
        placed += 1;
        const told = await placeOrder(context, sessionOf(placed % members), {
          idempotencyKey: randomUUID(),
          lines: [line(drawOf(worker), 'five-digit.last-two.direct', `${placed % 10}|2`)],
        });
        if ('faults' in told) throw new Error(JSON.stringify(told.faults));
      }
    }),
  );
  return (placed * 1_000) / (performance.now() - start);
}

const sessionOf = (member: number) => ({
  id: 0n,
  memberId: String(member),
  currency: 'KES' as Currency,
  isPlay: false,
  canBet: true,
  platformToken: 'bench',
});
