/** Free rounds of the demo: ten on Taa za Pwani for amani, given as any award is. */
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { offerAward } from '#domains/rewards/awards/awards.ts';
import type { Context } from '#platform/context.ts';
import { memberId } from '#seed/seed-people.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';

/** No grant of a campaign comes near it; a second start gives nothing again. */
const sourceId = 800_145n;

export async function seedFreeRounds(
  context: Context,
  { code, currency }: SeededBrand = kenya,
): Promise<void> {
  if (code !== kenya.code) return;
  const id = await memberId(context, 'amani');
  if (id === undefined) return;
  const { rows } = await context.database.query<{ id: number; stake: bigint }>(
    `SELECT id, minimum_stake AS stake FROM games
      WHERE game_id = 'BAHATI-taa-za-pwani' AND has_free_rounds`,
  );
  const [game] = rows;
  if (!game) return;
  const stake = toDecimal(game.stake, currency);
  await inTransaction(context.database, (transaction) =>
    offerAward(transaction, {
      memberId: id,
      currency,
      source: 'staff',
      sourceId,
      award: { kind: 'free_rounds', gameId: game.id, rounds: 10, stake, days: 14 },
      title: { en: 'Free rounds on Taa za Pwani', sw: 'Raundi za bure za Taa za Pwani' },
      isAutomatic: true,
    }),
  );
}
