/** What the running periods would bring and cost an agent, as it was computed last. */
import type { BillSnapshotValue, ContractKind } from '@bahati/contract/agency-terms.ts';
import type { CallValue } from '@bahati/contract/call.ts';
import type { billCalls } from '@bahati/contract/player-site/agency/bills.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readReserve } from '#domains/wallet/wallet.ts';
import { assertAgent } from '#domains/members/members.ts';

type Liability = CallValue<(typeof billCalls)['GET /wps/agent/liability']>;
type Row = {
  kind: ContractKind;
  startsAt: Date;
  endsAt: Date;
  asOf: Date;
  snapshot: BillSnapshotValue;
  own: bigint;
  ownAtPace: bigint;
  owed: bigint;
  owedAtPace: bigint;
};

/** Refuses `need_agent`. */
export async function readLiability({ database }: Context, actor: MemberActor): Promise<Liability> {
  assertAgent(actor);
  const { currency, memberId } = actor;
  const { rows } = await database.query<Row>(
    `SELECT c.kind, running.starts_at AS "startsAt", running.ends_at AS "endsAt",
            running.as_of AS "asOf", snapshot, own, own_at_pace AS "ownAtPace",
            below.owed, below.owed_at_pace AS "owedAtPace"
       FROM agency_contracts c JOIN running_bills running ON running.contract_id = c.id
       JOIN LATERAL (
         SELECT coalesce(sum(own), 0)::bigint AS owed,
                coalesce(sum(own_at_pace), 0)::bigint AS owed_at_pace
           FROM agency_contracts d JOIN running_bills r ON r.contract_id = d.id
          WHERE d.upline_id = $1 AND d.kind = c.kind
            AND r.starts_at = running.starts_at) below ON true
      WHERE c.agent_id = $1 AND running.ends_at > now() ORDER BY c.kind`,
    [memberId],
  );
  const { rows: debts } = await database.query<{ open: bigint }>(
    `SELECT coalesce(sum(amount - paid), 0)::bigint AS open FROM contract_debts
      WHERE debtor_id = $1 AND state = 'open'`,
    [memberId],
  );
  const told = (value: bigint) => toDecimal(value, currency);
  const beyond = (owed: bigint, own: bigint) => told(owed > own ? owed - own : 0n);
  return {
    currency,
    asOf: rows[0]?.asOf.toISOString() ?? null,
    items: rows.map(({ kind, startsAt, endsAt, snapshot, ...row }) => ({
      kind,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      snapshot,
      own: told(row.own),
      owed: told(row.owed),
      fromWallet: beyond(row.owed, row.own),
      ownAtPace: told(row.ownAtPace),
      owedAtPace: told(row.owedAtPace),
      fromWalletAtPace: beyond(row.owedAtPace, row.ownAtPace),
    })),
    openDebts: told(debts[0]?.open ?? 0n),
    reserve: told(await readReserve(database, memberId, currency)),
  };
}
