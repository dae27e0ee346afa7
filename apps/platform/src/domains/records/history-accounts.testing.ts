/** Whom a random history is of: its members and the operator, with their accounts. */
import type { Database } from '@bahati/server-kit/database.ts';

export type HistoryOrder = {
  members: number;
  firstMember: bigint;
  from: Date;
  days: number;
  /** Events of one member a day, on average. */
  eventsPerDay: number;
  seed: number;
};

export type Wallet = {
  member: bigint;
  cash: bigint;
  held: bigint;
  bonus: bigint;
  balance: Map<bigint, bigint>;
  /** What may still be voided. */
  rounds: Round[];
};

/** A round that is open or paid: its rows, which a void changes, and the ids of its bet and win. */
type Round = {
  row: unknown[];
  operations: unknown[][];
  bet: bigint;
  win: bigint;
  revenue: bigint;
  stake: bigint;
  payout: bigint;
  /** What of the stake counts as its closing operation said; null: nothing was said. */
  valid: bigint | null;
  isOpen: boolean;
};

export type House = {
  clearing: bigint;
  revenue: [bigint, bigint];
  promotion: bigint;
  tax: bigint;
  fee: bigint;
};

/** The operator's accounts, and one payment method each way. */
export async function openOperator(owner: Database): Promise<House> {
  const accounts = [
    ['payment_clearing', 'test'],
    ['game_revenue', 'TESTER'],
    ['game_revenue', 'OTHER'],
    ['promotion_cost', 'TESTER'],
    ['tax_payable', 'excise'],
    ['adjustment', 'withdrawal fee'],
  ];
  const ids: bigint[] = [];
  for (const [kind, scope] of accounts) {
    const { rows } = await owner.query<{ id: bigint }>(
      `INSERT INTO accounts (id, owner_id, kind, scope, currency)
       VALUES (nextval('operator_account_ids'), 0, $1, $2, 'KES') RETURNING id`,
      [kind, scope],
    );
    ids.push(rows[0]?.id ?? 0n);
  }
  const [clearing = 0n, tester = 0n, other = 0n, promotion = 0n, tax = 0n, fee = 0n] = ids;
  await owner.query(
    `INSERT INTO payment_methods (code, rail, direction, name, name_sw, kind, currency, minimum, maximum, position)
     VALUES ('test-in', 'test', 'deposit', 'Test rail', 'Test rail', 'mobile_money', 'KES', 100, 100000000, 1),
            ('test-out', 'test', 'withdrawal', 'Test rail', 'Test rail', 'mobile_money', 'KES', 100, 100000000, 2)
     ON CONFLICT DO NOTHING`,
  );
  return { clearing, revenue: [tester, other], promotion, tax, fee };
}

/** Members with their accounts, empty. */
export async function openMembers(owner: Database, order: HistoryOrder): Promise<Wallet[]> {
  const ids = Array.from({ length: order.members }, (_, at) => order.firstMember + BigInt(at));
  await owner.query(
    `INSERT INTO credentials (member_id, username, password_hash)
     SELECT id, 'tester' || id, '-' FROM unnest($1::bigint[]) AS id`,
    [ids],
  );
  await owner.query(
    `INSERT INTO members (id, nickname, type, currency, birthday)
     SELECT id, 'tester' || id, 0, 'KES', '1990-01-01' FROM unnest($1::bigint[]) AS id`,
    [ids],
  );
  const { rows } = await owner.query<{ id: bigint; owner: bigint; kind: string }>(
    `INSERT INTO accounts (owner_id, kind, currency)
     SELECT id, kind, 'KES' FROM unnest($1::bigint[]) AS id, unnest(ARRAY['cash', 'held', 'bonus']) AS kind
     RETURNING id, owner_id AS owner, kind`,
    [ids],
  );
  const of = new Map(rows.map((row) => [`${row.owner} ${row.kind}`, row.id]));
  return ids.map((member) => {
    const [cash = 0n, held = 0n, bonus = 0n] = ['cash', 'held', 'bonus'].map((kind) =>
      of.get(`${member} ${kind}`),
    );
    return {
      member,
      cash,
      held,
      bonus,
      balance: new Map([
        [cash, 0n],
        [held, 0n],
        [bonus, 0n],
      ]),
      rounds: [],
    };
  });
}
