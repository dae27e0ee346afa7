/** Draws as staff see them. */
import type { BoDraw, BoWholeDraw } from '@bahati/contract/back-office/rewards/draws.ts';
import type { boDrawCalls } from '@bahati/contract/back-office/rewards/draws.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { DrawKind, DrawState } from '@bahati/contract/draw-terms.ts';
import type { Page } from '@bahati/contract/wire.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import { prizeValue } from '#domains/rewards/draws/prizes/prizes.ts';
import { type DrawRow, readDraw, readPrizes } from '#domains/rewards/draws/rows/rows.ts';
import { readProof } from '#domains/rewards/draws/view/view.ts';

type Row = Pick<DrawRow, 'kind' | 'name' | 'state' | 'currency' | 'condition' | 'split'> & {
  rowId: bigint;
  budget: bigint;
  committed: bigint;
  spent: bigint;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date | null;
  createdBy: string;
  createdAt: Date;
  openedBy: string | null;
  endedAt: Date | null;
  isAsked: boolean;
  version: number;
};

const columns = `d.id AS "rowId", d.kind, d.name, d.state, d.currency, d.condition, d.split, d.budget,
  d.committed, d.version, d.opens_at AS "opensAt", d.closes_at AS "closesAt",
  d.draws_at AS "drawsAt", d.created_by AS "createdBy", d.created_at AS "createdAt",
  d.opened_by AS "openedBy", d.ended_at AS "endedAt",
  (coalesce((SELECT sum(s.amount) FROM envelope_shares s
               WHERE s.draw_id = d.id AND s.taken_by IS NOT NULL), 0)
   + coalesce((SELECT sum(p.cost * p.given) FROM draw_prizes p WHERE p.draw_id = d.id), 0))::bigint
    AS spent,
  EXISTS (SELECT 1 FROM change_requests c
           WHERE c.kind = 'draw_opening' AND c.subject = 'draw:' || d.id AND c.state = 'requested'
             AND c.expires_at > now()) AS "isAsked"`;

type Filter = {
  kind?: DrawKind | undefined;
  state?: DrawState | undefined;
  cursor?: string | undefined;
  pageSize: number;
};

/** Newest first. */
export async function listOfficeDraws(
  { database }: Context,
  { kind, state, cursor, pageSize }: Filter,
): Promise<Page<BoDraw>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM draws d
      WHERE ($1::text IS NULL OR d.kind = $1) AND ($2::text IS NULL OR d.state = $2)
        AND ($3::bigint IS NULL OR d.id < $3)
      ORDER BY d.id DESC LIMIT $4`,
    [kind ?? null, state ?? null, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, drawValue);
}

/** Refuses `not_found`. */
export async function readOfficeDraw({ database }: Context, id: string): Promise<BoWholeDraw> {
  const drawId = BigInt(id);
  const { rows } = await database.query<Row>(`SELECT ${columns} FROM draws d WHERE d.id = $1`, [
    drawId,
  ]);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const { currency, split, condition, version } = row;
  const told = (minor: string) => toDecimal(BigInt(minor), currency);
  const prizes = await readPrizes(database, drawId);
  return {
    ...drawValue(row),
    version,
    condition,
    envelope: split && {
      sum: told(split.sum),
      shares: split.shares,
      least: told(split.least),
      step: told(split.step),
    },
    prizes: prizes.map((prize) => ({ ...prizeValue(prize, currency), award: prize.award })),
    proof: await readProof(database, drawId),
    taken: await countTaken(database, drawId),
  };
}

type Winner = CallValue<(typeof boDrawCalls)['GET /bo/draws/:id/winners']>['items'][number];
type WinnerRow = {
  rowId: bigint;
  memberId: bigint;
  username: string;
  prize: number | null;
  amount: bigint | null;
  number: string;
  at: Date | null;
};

const winnersOf = {
  spin: `SELECT w.id AS "rowId", w.member_id AS "memberId", c.username, w.given AS prize,
         NULL::bigint AS amount, w.ticket_id::text AS number, w.created_at AS at
    FROM draw_spins w JOIN credentials c ON c.member_id = w.member_id
   WHERE w.draw_id = $1 AND ($2::bigint IS NULL OR w.id < $2) ORDER BY w.id DESC LIMIT $3`,
  share: `SELECT w.place::bigint AS "rowId", c.member_id AS "memberId", c.username,
         NULL::int AS prize, w.amount, w.place::text AS number, w.taken_at AS at
    FROM envelope_shares w JOIN credentials c ON c.member_id = w.taken_by
   WHERE w.draw_id = $1 AND ($2::bigint IS NULL OR w.place < $2) ORDER BY w.place DESC LIMIT $3`,
  ticket: `SELECT w.ordinal::bigint AS "rowId", w.member_id AS "memberId", c.username, w.prize,
         NULL::bigint AS amount, w.number::text AS number, w.created_at AS at
    FROM raffle_winners w JOIN credentials c ON c.member_id = w.member_id
   WHERE w.draw_id = $1 AND ($2::bigint IS NULL OR w.ordinal < $2) ORDER BY w.ordinal DESC LIMIT $3`,
};

const winnersByKind = {
  wheel: winnersOf.spin,
  egg: winnersOf.spin,
  envelope: winnersOf.share,
  raffle: winnersOf.ticket,
};

/** Newest first. Refuses `not_found`. */
export async function listWinners(
  { database }: Context,
  { id, cursor, pageSize }: { id: string; cursor?: string | undefined; pageSize: number },
): Promise<Page<Winner>> {
  const draw = await readDraw(database, BigInt(id), '');
  if (!draw) throw new Refusal('not_found');
  const prizes = await readPrizes(database, draw.id);
  const values = [draw.id, readCursor(cursor), pageSize + 1];
  const { rows } = await database.query<WinnerRow>(winnersByKind[draw.kind], values);
  return pageOf(rows, pageSize, ({ rowId, memberId, amount, at, ...row }) => {
    if (!at) throw new Error(`The win ${rowId} has no time.`);
    const prize = prizes.find(({ place }) => place === row.prize);
    return {
      ...row,
      rowId: rowId.toString(),
      memberId: memberId.toString(),
      title: prize?.title ?? null,
      amount: prize
        ? prizeValue(prize, draw.currency).amount
        : toDecimal(amount ?? 0n, draw.currency),
      at: at.toISOString(),
    };
  });
}

async function countTaken(database: Database, drawId: bigint): Promise<number> {
  const { rows } = await database.query<{ taken: bigint }>(
    `SELECT (SELECT count(*) FROM draw_spins WHERE draw_id = $1)
          + (SELECT count(*) FROM envelope_shares WHERE draw_id = $1 AND taken_by IS NOT NULL)
          + (SELECT count(*) FROM raffle_entries WHERE draw_id = $1) AS taken`,
    [drawId],
  );
  return Number(rows[0]?.taken ?? 0n);
}

function drawValue({ rowId, budget, committed, spent, ...row }: Row): BoDraw {
  const { kind, name, state, currency, createdBy, openedBy, isAsked } = row;
  const told = (minor: bigint) => toDecimal(minor, currency);
  return {
    id: rowId.toString(),
    kind,
    name,
    state,
    currency,
    createdBy,
    openedBy,
    isAsked,
    budget: told(budget),
    committed: told(committed),
    spent: told(spent),
    opensAt: row.opensAt.toISOString(),
    closesAt: row.closesAt.toISOString(),
    drawsAt: row.drawsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
