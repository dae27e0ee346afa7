/** Whom a member may send money to, and how much of the day is left. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { transferCalls } from '@bahati/contract/player-site/agency/transfers.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { agentTypes, trialType } from '#domains/members/members.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';

export type TransferRules = {
  isDownOpen: boolean;
  isUpOpen: boolean;
  minimum: bigint;
  maximum: bigint;
  dailyCap: bigint;
  dailyCount: number;
};

/** A brand that says nothing lets nothing through. */
const closed: TransferRules = {
  isDownOpen: false,
  isUpOpen: false,
  minimum: 1n,
  maximum: 1n,
  dailyCap: 0n,
  dailyCount: 0,
};

export async function readTransferRules(
  { config }: Context,
  database: Database | Transaction,
): Promise<TransferRules> {
  const { rows } = await database.query<TransferRules>(
    `SELECT is_down_open AS "isDownOpen", is_up_open AS "isUpOpen", minimum, maximum,
            daily_cap AS "dailyCap", daily_count AS "dailyCount"
       FROM member_transfer_rules WHERE brand = $1`,
    [config.BRAND],
  );
  return rows[0] ?? closed;
}

export type Sent = { amount: bigint; count: number };

/** What the member sent since the day of the brand's zone began. */
export async function sentToday(
  context: Context,
  database: Database | Transaction,
  memberId: bigint,
): Promise<Sent> {
  const { timeZone } = await readBrand(database, context.config.BRAND);
  const { rows } = await database.query<Sent>(
    `SELECT coalesce(sum(amount), 0)::bigint AS amount, count(*)::int AS count
       FROM member_transfers
      WHERE payer_id = $1
        AND created_at >= date_trunc('day', $2::timestamptz AT TIME ZONE $3) AT TIME ZONE $3`,
    [memberId, context.now(), timeZone],
  );
  return rows[0] ?? { amount: 0n, count: 0 };
}

/** The upper end of every edge is an agent, whose line may be closed. */
export const lineIsOpen = `members.type = ANY($1::smallint[]) AND members.status = 'active'
  AND NOT EXISTS (SELECT 1 FROM closed_transfer_lines WHERE agent_id = members.id)`;

export async function isLineOpen(
  database: Database | Transaction,
  agentId: bigint,
): Promise<boolean> {
  const { rows } = await database.query(`SELECT 1 FROM members WHERE id = $2 AND ${lineIsOpen}`, [
    agentTypes,
    agentId,
  ]);
  return rows.length > 0;
}

type Upline = { nickname: string; isOpen: boolean };

async function readUpline(database: Database, memberId: bigint): Promise<Upline | undefined> {
  const { rows } = await database.query<Upline>(
    `SELECT members.nickname, (${lineIsOpen}) AS "isOpen" FROM members
      WHERE id = (SELECT upline_id FROM members WHERE id = $2)`,
    [agentTypes, memberId],
  );
  return rows[0];
}

type Told = CallValue<(typeof transferCalls)['GET /wps/transfers/rules']>;

export async function tellTransferRules(context: Context, actor: MemberActor): Promise<Told> {
  const { database } = context;
  const { memberId, currency } = actor;
  const rules = await readTransferRules(context, database);
  const sent = await sentToday(context, database, memberId);
  const upline = await readUpline(database, memberId);
  const isTrue = actor.type !== trialType;
  const isOwnLineOpen = rules.isDownOpen && (await isLineOpen(database, memberId));
  const left = rules.dailyCap - sent.amount;
  const told = (amount: bigint) => toDecimal(amount, currency);
  return {
    down: { isOpen: isTrue && isOwnLineOpen, payee: null },
    up: {
      isOpen: isTrue && rules.isUpOpen && upline?.isOpen === true,
      payee: upline ? maskedName(upline.nickname) : null,
    },
    currency,
    minimum: told(rules.minimum),
    maximum: told(rules.maximum),
    leftToday: told(left > 0n ? left : 0n),
    countLeftToday: Math.max(0, rules.dailyCount - sent.count),
  };
}
