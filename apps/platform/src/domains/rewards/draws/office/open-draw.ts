/** A draft is opened by two; with the second word its seed is made and committed to. */
import { hashServerSeed, createServerSeed } from '@bahati/fairness/commit.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { z } from 'zod';
import type { Context, StaffActor } from '#platform/context.ts';
import { laySharesOut } from '#domains/rewards/draws/envelope/envelope.ts';
import { readDraw, readPrizes } from '#domains/rewards/draws/rows/rows.ts';
import { askChange, type ChangeKind, type LookLock } from '#domains/system/approvals/approvals.ts';

/** The draft as it was seen: changed since, it is another one. */
const wanted = z.strictObject({ version: z.number().int(), name: z.string() });

const subjectOf = (id: bigint): string => `draw:${id}`;
const idOf = (subject: string): bigint => BigInt(subject.replace(/^draw:/, ''));

export const drawOpeningKind: ChangeKind<z.infer<typeof wanted>> = {
  kind: 'draw_opening',
  permission: 'rewards.decide',
  wanted,
  async look(_context, transaction, { subject, wanted: asked }, lock) {
    const draft = await readDraft(transaction, idOf(subject), lock);
    if (draft.version !== asked.version || draft.isOver) throw new Refusal('cannot_apply');
    return {
      kind: draft.kind,
      name: draft.name.en,
      opensAt: draft.opensAt.toISOString(),
      closesAt: draft.closesAt.toISOString(),
      budget: toDecimal(draft.budget, draft.currency),
      committed: toDecimal(draft.committed, draft.currency),
      prizes: (await readPrizes(transaction, idOf(subject)))
        .map(({ title, odds, stock }) => `${title.en} · ${odds ?? '–'} ppm · ${stock ?? '∞'}`)
        .join('\n'),
    };
  },
  async apply(_context, transaction, { subject, staff }) {
    await openDraw(transaction, idOf(subject), staff.username);
  },
};

type Draft = {
  kind: string;
  name: { en: string };
  version: number;
  currency: Currency;
  budget: bigint;
  committed: bigint;
  opensAt: Date;
  closesAt: Date;
  isOver: boolean;
};

/** Refuses `not_found`, `draw_not_draft`. */
async function readDraft(transaction: Transaction, id: bigint, lock: LookLock): Promise<Draft> {
  const { rows } = await transaction.query<Draft & { state: string }>(
    `SELECT kind, name, state, version, currency, budget, committed, opens_at AS "opensAt",
            closes_at AS "closesAt", closes_at <= now() AS "isOver"
       FROM draws WHERE id = $1 ${lock}`,
    [id],
  );
  const [draft] = rows;
  if (!draft) throw new Refusal('not_found');
  if (draft.state !== 'draft') throw new Refusal('draw_not_draft');
  return draft;
}

/** Answers the request that waits. Refuses `not_found`, `draw_not_draft`, `draw_times`. */
export async function askToOpen(
  context: Context,
  staff: StaffActor,
  { id, reason, ip }: { id: string; reason: string; ip: string },
): Promise<{ requestId: string }> {
  return inTransaction(context.database, async (transaction) => {
    const { version, name, isOver } = await readDraft(transaction, BigInt(id), '');
    if (isOver) throw new Refusal('draw_times');
    const wish = { subject: subjectOf(BigInt(id)), wanted: { version, name: name.en }, reason, ip };
    return { requestId: await askChange(context, transaction, staff, drawOpeningKind, wish) };
  });
}

/** Makes the seed, lays an envelope's shares out and opens the draw; the caller holds the draft. */
export async function openDraw(
  transaction: Transaction,
  id: bigint,
  openedBy: string,
): Promise<void> {
  const draw = await readDraw(transaction, id, 'FOR UPDATE');
  if (draw?.state !== 'draft') throw new Refusal('draw_not_draft');
  const serverSeed = createServerSeed();
  await transaction.query('INSERT INTO draw_seeds (draw_id, server_seed) VALUES ($1, $2)', [
    id,
    serverSeed,
  ]);
  const splitHash = draw.split ? await laySharesOut(transaction, draw, serverSeed) : null;
  await transaction.query(
    `UPDATE draws SET state = 'open', seed_hash = $2, split_hash = $3, opened_by = $4 WHERE id = $1`,
    [id, await hashServerSeed(serverSeed), splitHash, openedBy],
  );
}
