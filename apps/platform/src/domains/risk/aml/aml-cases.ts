/** Cases as rows and as the wire tells them. */
import type {
  AmlAlert,
  AmlCase,
  AmlCaseWhole,
  AmlPair,
  AmlPayment,
  AmlRuleCode,
} from '@bahati/contract/back-office/risk/aml.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { readUsernames } from '#domains/members/members.ts';
import type { KeptPair } from './aml.rules.ts';

export type CaseRow = {
  rowId: bigint;
  publicId: string;
  memberId: bigint;
  currency: Currency;
  state: AmlCase['state'];
  score: number;
  rules: AmlRuleCode[];
  holdsWithdrawals: boolean;
  assignedTo: string | null;
  openedAt: Date;
  dueAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
  decisionReason: string | null;
};

/** Begins every reading of cases; conditions follow. */
const selectCases = `
  SELECT id AS "rowId", public_id AS "publicId", member_id AS "memberId", currency, state, score,
         ARRAY(SELECT rule FROM aml_alerts WHERE case_id = aml_cases.id ORDER BY points DESC, rule)
           AS rules,
         holds_withdrawals AS "holdsWithdrawals", assigned_to AS "assignedTo",
         opened_at AS "openedAt", due_at AS "dueAt", decided_by AS "decidedBy",
         decided_at AS "decidedAt", decision_reason AS "decisionReason"
    FROM aml_cases`;

export async function findCase(
  database: Database | Transaction,
  publicId: string,
): Promise<CaseRow> {
  const { rows } = await database.query<CaseRow>(`${selectCases} WHERE public_id = $1`, [publicId]);
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export async function lockCase(transaction: Transaction, publicId: string): Promise<CaseRow> {
  const { rows } = await transaction.query<CaseRow>(
    `${selectCases} WHERE public_id = $1 FOR UPDATE`,
    [publicId],
  );
  if (!rows[0]) throw new Refusal('not_found');
  return rows[0];
}

export type CaseFilter = {
  state?: AmlCase['state'] | undefined;
  memberId?: bigint | undefined;
  after: bigint | null;
  limit: number;
};

/** Those to work on oldest first, decided ones and those of one member newest first. */
export async function listCases(
  database: Database,
  { state, memberId, after, limit }: CaseFilter,
): Promise<CaseRow[]> {
  const isQueue =
    memberId === undefined && state !== undefined && state !== 'cleared' && state !== 'reported';
  const { rows } = await database.query<CaseRow>(
    `${selectCases}
      WHERE ($1::text IS NULL OR state = $1) AND ($2::bigint IS NULL OR member_id = $2)
        AND ($3::bigint IS NULL OR id ${isQueue ? '>' : '<'} $3)
      ORDER BY id ${isQueue ? 'ASC' : 'DESC'} LIMIT $4`,
    [state ?? null, memberId ?? null, after, limit],
  );
  return rows;
}

export function caseValue(row: CaseRow, username: string): AmlCase {
  const { rowId: _, publicId, memberId, openedAt, dueAt, decidedAt, ...same } = row;
  return {
    ...same,
    id: publicId,
    memberId: memberId.toString(),
    username,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

type AlertRow = Pick<AmlAlert, 'rule' | 'points'> & {
  facts: {
    amounts: Record<string, string>;
    numbers: Record<string, number>;
    pairs?: KeptPair[];
  };
  /** Amounts in minor units. */
  payments: AmlPayment[];
  raisedAt: Date;
};

/** A rule finds one alert a case, and notes are bounded by `mostNotes`. */
export async function readAlerts(
  database: Database | Transaction,
  { rowId, currency }: Pick<CaseRow, 'rowId' | 'currency'>,
): Promise<AmlAlert[]> {
  const { rows } = await database.query<AlertRow>(
    `SELECT rule, points, facts, payments, raised_at AS "raisedAt" FROM aml_alerts
      WHERE case_id = $1 ORDER BY points DESC, rule`,
    [rowId],
  );
  const told = (minor: string) => toDecimal(BigInt(minor), currency);
  const usernames = await readUsernames(
    database,
    rows.flatMap(({ facts }) => (facts.pairs ?? []).map(({ memberId }) => BigInt(memberId))),
  );
  const tellPair = ({ net, top, ...pair }: KeptPair): AmlPair => ({
    ...pair,
    username: usernames.get(BigInt(pair.memberId)) ?? '',
    net: told(net),
    top: top.map((hand) => ({ ...hand, net: told(hand.net) })),
  });
  return rows.map(({ facts, payments, raisedAt, ...same }) => ({
    ...same,
    amounts: Object.fromEntries(
      Object.entries(facts.amounts).map(([name, minor]) => [name, told(minor)]),
    ),
    numbers: facts.numbers,
    payments: payments.map((payment) => ({ ...payment, amount: told(payment.amount) })),
    pairs: (facts.pairs ?? []).map(tellPair),
    raisedAt: raisedAt.toISOString(),
  }));
}

/** The newest of these are shown; nobody writes more about one member. */
const mostNotes = 500;

export async function readNotes(
  database: Database | Transaction,
  rowId: bigint,
): Promise<AmlCaseWhole['notes']> {
  const { rows } = await database.query<{ seq: number; staff: string; text: string; at: Date }>(
    `SELECT seq, staff, text, written_at AS at FROM aml_case_notes
      WHERE case_id = $1 ORDER BY seq DESC LIMIT $2`,
    [rowId, mostNotes],
  );
  return rows.reverse().map((row) => ({ ...row, at: row.at.toISOString() }));
}
