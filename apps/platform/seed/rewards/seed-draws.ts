/** The demo's draws, tickets of its members, and a raffle that is over and can be checked. */
import type { TicketKind } from '@bahati/contract/reward-terms.ts';
import { currencies } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import { careForDraws } from '#domains/rewards/draws/draws.ts';
import { insertDraft, openDraw } from '#domains/rewards/draws/office/office.ts';
import { enterRaffle } from '#domains/rewards/draws/raffle/raffle.ts';
import type { Context } from '#platform/context.ts';
import { demoDraws, type DemoDraw } from './demo-draws.ts';
import { memberId } from '#seed/seed-people.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';
import { stableUuid } from '#seed/stable-uuid.ts';

const tickets: readonly { who: string; draw: string; kind: TicketKind; count: number }[] = [
  { who: 'amani', draw: 'wheel', kind: 'wheel', count: 5 },
  { who: 'amani', draw: 'eggs', kind: 'egg', count: 4 },
  { who: 'amani', draw: 'raffle', kind: 'raffle', count: 6 },
  ...['amani', 'neema', 'chebet', 'otieno', 'halima'].map(
    (who) => ({ who, draw: 'raffle of the opening', kind: 'raffle', count: 3 }) as const,
  ),
];

const over = 'raffle of the opening';

/** Run again it adds nothing: a draw is known by its key, a gift of tickets by its draw. */
export async function seedDraws(context: Context, brand: SeededBrand = kenya): Promise<void> {
  const { currency, perShilling } = brand;
  const money = (shillings: number) => toDecimal(BigInt(shillings * 100) * perShilling, currency);
  const made = new Map<string, bigint>();
  for (const demo of demoDraws({ money, symbol: currencies[currency].symbol })) {
    const id = await openOnce(context, brand, demo);
    if (id !== undefined) made.set(demo.key, id);
  }
  for (const { who, draw, kind, count } of tickets) {
    const [drawId, member] = [made.get(draw), await memberId(context, who)];
    if (drawId === undefined || member === undefined) continue;
    await inTransaction(context.database, (transaction) =>
      offerAward(transaction, {
        memberId: member,
        currency,
        source: 'staff',
        // Grants of campaigns count from 1, under the same source.
        sourceId: 800_000n + drawId,
        award: { kind: 'tickets', ticket: kind, drawId: drawId.toString(), count },
        title: { en: `${count} tickets to begin with`, sw: `Tiketi ${count} za kuanzia` },
        isAutomatic: true,
      }),
    );
    if (draw === over) await enter(context, brand, { member, who, drawId });
  }
  const ended = made.get(over);
  if (ended !== undefined) await endNow(context, ended);
}

/** Undefined: it was seeded before. */
async function openOnce(
  { database }: Context,
  { code, currency }: SeededBrand,
  { key, draw, opens, closes, draws }: DemoDraw,
): Promise<bigint | undefined> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const drawsAt = draws === undefined ? null : at(draws);
  return inTransaction(database, async (transaction) => {
    const input = { ...draw, opensAt: at(opens), closesAt: at(closes), drawsAt };
    const by = { key: stableUuid(`draw ${code} ${key}`), currency, createdBy: 'zawadi' };
    const id = await insertDraft(transaction, input, by);
    if (id !== undefined) await openDraw(transaction, id, 'rehema');
    return id;
  });
}

async function enter(
  context: Context,
  { currency }: SeededBrand,
  { member, who, drawId }: { member: bigint; who: string; drawId: bigint },
): Promise<void> {
  const actor = { memberId: member, sessionId: 0n, username: who, type: 0, currency } as const;
  await enterRaffle(context, { ...actor, language: 'en' }, drawId.toString());
}

/** Its times are passed over; freezing and drawing are the job's own. */
async function endNow(context: Context, id: bigint): Promise<void> {
  const { database } = context;
  const pass = (column: 'closes_at' | 'draws_at') =>
    database.query(`UPDATE draws SET ${column} = now() WHERE id = $1`, [id]);
  await pass('closes_at');
  await careForDraws(context);
  await pass('draws_at');
  await careForDraws(context);
}
