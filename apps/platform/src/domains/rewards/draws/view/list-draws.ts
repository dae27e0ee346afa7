/** Draws of a member's currency, those of now or those that are over. */
import type { DrawSummary } from '@bahati/contract/player-site/rewards/draws.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { cursorFor, readCursor } from '@bahati/server-kit/cursor.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readShares } from '#domains/rewards/draws/envelope/envelope.ts';
import { type DrawRow, phaseOf } from '#domains/rewards/draws/rows/rows.ts';

type Row = Omit<DrawRow, 'publicId' | 'state' | 'condition'> & {
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date | null;
  tickets: number;
};

const mostTicketsCounted = 1_000;

const columns = `d.id, d.kind, d.name, d.currency, ${phaseOf} AS phase, d.opens_at AS "opensAt",
  d.closes_at AS "closesAt", d.draws_at AS "drawsAt", d.split, d.entered,
  (SELECT count(*)::int FROM (SELECT 1 FROM reward_tickets t
     WHERE t.member_id = $1 AND t.draw_id = d.id AND t.used_at IS NULL
     LIMIT ${mostTicketsCounted}) unused) AS tickets`;

const running = `d.state IN ('open', 'frozen')`;
const over = `d.state = 'ended'`;

/** Newest first. */
export async function listDraws(
  { database }: Context,
  { memberId, currency }: MemberActor,
  query: { when: 'now' | 'past'; cursor?: string | undefined; pageSize: number },
): Promise<Page<DrawSummary>> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM draws d
      WHERE ${query.when === 'now' ? running : over} AND d.currency = $2
        AND ($3::bigint IS NULL OR d.id < $3)
      ORDER BY d.id DESC LIMIT $4`,
    [memberId, currency, readCursor(query.cursor), query.pageSize + 1],
  );
  const shown = rows.slice(0, query.pageSize);
  const last = rows.length > query.pageSize ? shown.at(-1) : undefined;
  return {
    items: await summariesOf(database, memberId, shown),
    nextCursor: last ? cursorFor(last.id) : null,
  };
}

/** One draw as lists show it; undefined: there is none for this currency. */
export async function readSummary(
  database: Database,
  { memberId, currency }: { memberId: bigint; currency: Currency },
  id: bigint,
): Promise<DrawSummary | undefined> {
  const { rows } = await database.query<Row>(
    `SELECT ${columns} FROM draws d WHERE d.id = $2 AND d.currency = $3 AND d.state <> 'draft'`,
    [memberId, id, currency],
  );
  return (await summariesOf(database, memberId, rows))[0];
}

async function summariesOf(
  database: Database,
  memberId: bigint,
  rows: readonly Row[],
): Promise<DrawSummary[]> {
  const envelopes = rows.filter(({ split }) => split !== null).map(({ id }) => id);
  const shares = await readShares(database, envelopes, memberId);
  return rows.map(({ id, split, opensAt, closesAt, drawsAt, ...row }) => {
    const told = (minor: bigint) => toDecimal(minor, row.currency);
    const { left = 0, own = null } = shares.get(id) ?? {};
    return {
      ...row,
      id: id.toString(),
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt?.toISOString() ?? null,
      ownShare: own === null ? null : told(own),
      envelope: split && {
        sum: told(BigInt(split.sum)),
        shares: split.shares,
        least: told(BigInt(split.least)),
        step: told(BigInt(split.step)),
        left,
      },
    };
  });
}
