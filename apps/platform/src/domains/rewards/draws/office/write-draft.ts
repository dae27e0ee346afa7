/** Staff draft a draw and change the draft. */
import type { DrawInput } from '@bahati/contract/back-office/rewards/draws.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { countDraft, type CountedDraft } from './draft.rules.ts';

/** The key is the draw's public id: said twice it is one draft. Refuses as `countDraft`. */
export async function addDraft(
  context: Context,
  staff: StaffActor,
  { idempotencyKey, input, ip }: { idempotencyKey: string; input: DrawInput; ip: string },
): Promise<{ id: string }> {
  return inTransaction(context.database, async (transaction) => {
    const { currency } = await readBrand(transaction, context.config.BRAND);
    const by = { key: idempotencyKey, currency, createdBy: staff.username };
    const id = await insertDraft(transaction, input, by);
    if (id === undefined) return { id: await findByKey(transaction, idempotencyKey) };
    await note(transaction, staff, { action: 'draw.drafted', id, input, ip });
    return { id: id.toString() };
  });
}

/** Undefined: there is one by this key. Refuses as `countDraft`. */
export async function insertDraft(
  transaction: Transaction,
  input: DrawInput,
  { key, currency, createdBy }: { key: string; currency: Currency; createdBy: string },
): Promise<bigint | undefined> {
  const counted = countDraft(input, currency);
  await assertTicketDraws(transaction, input);
  const { rows } = await transaction.query<{ id: bigint }>(
    `INSERT INTO draws (public_id, kind, currency, created_by, ${draftColumns})
     VALUES ($9, $10, $11, $12, $1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (public_id) DO NOTHING RETURNING id`,
    [...draftValues(input, counted), key, input.kind, currency, createdBy],
  );
  const id = rows[0]?.id;
  if (id !== undefined) await writePrizes(transaction, id, counted);
  return id;
}

/** Refuses `not_found`, `draw_not_draft`, `changed_meanwhile`, and as `countDraft`. */
export async function changeDraft(
  context: Context,
  staff: StaffActor,
  change: { id: string; version: number; input: DrawInput; ip: string },
): Promise<{ version: number }> {
  const { version, input, ip } = change;
  const id = BigInt(change.id);
  return inTransaction(context.database, async (transaction) => {
    const { rows } = await transaction.query<{ state: string; version: number; kind: string }>(
      'SELECT state, version, kind FROM draws WHERE id = $1 FOR UPDATE',
      [id],
    );
    const [draw] = rows;
    if (!draw) throw new Refusal('not_found');
    if (draw.state !== 'draft' || draw.kind !== input.kind) throw new Refusal('draw_not_draft');
    if (draw.version !== version) throw new Refusal('changed_meanwhile');
    const { currency } = await readBrand(transaction, context.config.BRAND);
    const counted = countDraft(input, currency);
    await assertTicketDraws(transaction, input);
    await transaction.query(
      `UPDATE draws SET (${draftColumns}, version) = ($1, $2, $3, $4, $5, $6, $7, $8, version + 1)
        WHERE id = $9`,
      [...draftValues(input, counted), id],
    );
    await transaction.query('DELETE FROM draw_prizes WHERE draw_id = $1', [id]);
    await writePrizes(transaction, id, counted);
    await note(transaction, staff, { action: 'draw.draft_changed', id, input, ip });
    return { version: version + 1 };
  });
}

const draftColumns = 'name, budget, committed, opens_at, closes_at, draws_at, condition, split';

function draftValues(input: DrawInput, { budget, committed, split }: CountedDraft): unknown[] {
  return [
    JSON.stringify(input.name),
    budget,
    committed,
    input.opensAt,
    input.closesAt,
    input.drawsAt,
    JSON.stringify(input.condition),
    split &&
      JSON.stringify({
        sum: split.sum.toString(),
        shares: split.shares,
        least: split.least.toString(),
        step: split.step.toString(),
      }),
  ];
}

async function findByKey(transaction: Transaction, key: string): Promise<string> {
  const { rows } = await transaction.query<{ id: bigint }>(
    'SELECT id FROM draws WHERE public_id = $1',
    [key],
  );
  if (!rows[0]) throw new Error('The draft was not written.');
  return rows[0].id.toString();
}

async function writePrizes(
  transaction: Transaction,
  drawId: bigint,
  { prizes }: CountedDraft,
): Promise<void> {
  const rows = prizes.map(({ title, award, cost, odds, stock, isFallback }, at) => ({
    place: at + 1,
    title,
    award,
    cost: cost.toString(),
    odds,
    stock,
    is_fallback: isFallback,
  }));
  await transaction.query(
    `INSERT INTO draw_prizes (draw_id, place, title, award, cost, odds, stock, is_fallback)
     SELECT $1, p.place, p.title, p.award, p.cost, p.odds, p.stock, p.is_fallback
       FROM jsonb_to_recordset($2::jsonb) AS p (place int, title jsonb, award jsonb, cost bigint,
              odds int, stock int, is_fallback boolean)`,
    [drawId, JSON.stringify(rows)],
  );
}

/** A prize of tickets names a draw that takes such tickets. Refuses `invalid_input`. */
async function assertTicketDraws(transaction: Transaction, { prizes }: DrawInput): Promise<void> {
  for (const { award } of prizes) {
    if (award?.kind !== 'tickets') continue;
    const isId = /^[1-9]\d{0,17}$/.test(award.drawId);
    const { rows } = await transaction.query(
      `SELECT 1 FROM draws WHERE id = $1 AND kind = $2 AND state IN ('draft', 'open')`,
      [isId ? award.drawId : 0, award.ticket],
    );
    if (rows.length === 0) {
      throw new Refusal('invalid_input', { fields: [{ field: 'prizes', problem: 'invalid' }] });
    }
  }
}

async function note(
  transaction: Transaction,
  staff: StaffActor,
  { action, id, input, ip }: { action: string; id: bigint; input: DrawInput; ip: string },
): Promise<void> {
  const subject = `draw:${id}`;
  await recordAudit(transaction, { actor: staff.username, action, subject, after: input, ip });
}
