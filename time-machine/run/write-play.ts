/**
 * Writes what members did as whole rounds, deposits and withdrawals with the transfers they leave: the
 * same rows as the wallet's calls, in the order of time, some hundreds a statement.
 */
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import type { Payment, Play } from '#time-machine/world/history.ts';
import type { House, Scene } from './scene.ts';

export const game = { provider: 950, game: 950 } as const;

type Done = { at: number; play: Play } | { at: number; payment: Payment };
type Wallet = { cash: bigint; held: bigint; balance: bigint };
type Transfer = readonly [
  debit: bigint,
  credit: bigint,
  amount: bigint,
  code: number,
  reference: bigint,
  debitAfter: bigint | null,
  creditAfter: bigint | null,
  at: string,
  valid: bigint | null,
];

/** Gives each play the id of its round. Nobody else may move these members' money meanwhile. */
export async function writePlay(
  { owner, history, house }: Scene,
  plays: readonly Play[],
  payments: readonly Payment[],
): Promise<void> {
  if (plays.length + payments.length === 0) return;
  await inTransaction(owner, async (transaction) => {
    const ids = (member: number) => history.members[member]?.id ?? 0n;
    const places = new Set([...plays, ...payments].map(({ member }) => member));
    const wallets = await readWallets(transaction, [...places].map(ids));
    const walletOf = (member: number) => {
      const wallet = wallets.get(ids(member));
      if (!wallet) throw new Error(`The member ${ids(member)} has no wallet.`);
      return wallet;
    };
    const firstRound = await takeIds(transaction, 'provider_transactions_id_seq', plays.length);
    for (const [at, play] of plays.entries()) play.roundId = firstRound + BigInt(at);
    const paidIds = await writePayments(transaction, payments, ids, walletOf);
    await writeRounds(transaction, plays, ids);
    const done: Done[] = [
      ...plays.map((play) => ({ at: play.at, play })),
      ...payments.map((payment) => ({ at: payment.at, payment })),
    ];
    const transfers = done
      .toSorted((a, b) => a.at - b.at)
      .flatMap((one) =>
        'play' in one
          ? transfersOfPlay(one.play, house, walletOf(one.play.member))
          : transfersOfPayment(one.payment, house, {
              wallet: walletOf(one.payment.member),
              id: paidIds.get(one.payment) ?? 0n,
            }),
      );
    await writeTransfers(transaction, transfers);
    await writeBalances(transaction, [...wallets.values()]);
  });
}

async function readWallets(
  transaction: Transaction,
  members: readonly bigint[],
): Promise<Map<bigint, Wallet>> {
  const { rows } = await transaction.query<Wallet & { owner: bigint }>(
    `SELECT cash.owner_id AS owner, cash.id AS cash, held.id AS held, cash.balance
       FROM accounts cash JOIN accounts held ON held.owner_id = cash.owner_id AND held.kind = 'held'
      WHERE cash.owner_id = ANY($1::bigint[]) AND cash.kind = 'cash'`,
    [members],
  );
  return new Map(rows.map(({ owner, ...wallet }) => [owner, wallet]));
}

/** Takes so many ids from a sequence at once, and answers the first. */
async function takeIds(transaction: Transaction, sequence: string, count: number): Promise<bigint> {
  const { rows } = await transaction.query<{ first: bigint }>(
    `SELECT setval($1::regclass, nextval($1::regclass) + $2) - $2 AS first`,
    [sequence, Math.max(0, count - 1)],
  );
  return rows[0]?.first ?? 0n;
}

const timeOf = (at: number): string => new Date(at).toISOString();

/** Columns of rows, for unnest. */
const turned = (rows: readonly (readonly unknown[])[], width: number): unknown[][] =>
  Array.from({ length: width }, (_, at) => rows.map((row) => row[at]));

async function writePayments(
  transaction: Transaction,
  payments: readonly Payment[],
  ids: (member: number) => bigint,
  walletOf: (member: number) => Wallet,
): Promise<Map<Payment, bigint>> {
  const deposits = payments.filter(({ direction }) => direction === 'in');
  const withdrawals = payments.filter(({ direction }) => direction === 'out');
  const firstDeposit = await takeIds(transaction, 'deposits_id_seq', deposits.length);
  const firstHold = await takeIds(transaction, 'holds_id_seq', withdrawals.length);
  const known = new Map([
    ...deposits.map((payment, at) => [payment, firstDeposit + BigInt(at)] as const),
    ...withdrawals.map((payment, at) => [payment, firstHold + BigInt(at)] as const),
  ]);
  await transaction.query(
    `INSERT INTO deposits (id, public_id, member_id, idempotency_key, method, currency, amount,
       status, created_at, completed_at)
     OVERRIDING SYSTEM VALUE
     SELECT id, gen_random_uuid(), member, gen_random_uuid(), 'pesa-pepe', 'KES', amount,
            'completed', at, at
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::timestamptz[])
         AS new (id, member, amount, at)`,
    turned(
      deposits.map((one) => [known.get(one), ids(one.member), one.amount, timeOf(one.at)]),
      4,
    ),
  );
  await transaction.query(
    `WITH new AS (
       SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
         $6::timestamptz[]) AS new (id, member, held, cash, amount, at)),
     holding AS (
       INSERT INTO holds (id, owner_id, held_account_id, cash_account_id, amount, purpose, state,
         created_at, decided_at)
       OVERRIDING SYSTEM VALUE
       SELECT id, member, held, cash, amount, 'withdrawal', 'posted', at, at FROM new)
     INSERT INTO withdrawals (public_id, member_id, idempotency_key, method, payee, currency, amount,
       hold_id, status, created_at, decided_at, paid_at, confirmed_at)
     SELECT gen_random_uuid(), member, gen_random_uuid(), 'pesa-pepe-payout', '+254712345678', 'KES',
            amount, id, 'confirmed', at, at, at, at FROM new`,
    turned(
      withdrawals.map((one) => {
        const { held, cash } = walletOf(one.member);
        return [known.get(one), ids(one.member), held, cash, one.amount, timeOf(one.at)];
      }),
      6,
    ),
  );
  return known;
}

async function writeRounds(
  transaction: Transaction,
  plays: readonly Play[],
  ids: (member: number) => bigint,
): Promise<void> {
  await transaction.query(
    `WITH new AS (
       SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[],
         $6::timestamptz[]) AS new (id, member, stake, valid, payout, at)),
     operations AS (
       INSERT INTO provider_transactions (id, provider_id, scope_member_id, external_id, kind, state,
         member_id, round_id, round_external_id, game_id, currency, stake, payout, created_at,
         valid_stake)
       SELECT id, $7, 0, 'x' || id, 3, 1, member, id, 'r' || id, $8, 'KES', stake, payout, at, valid
         FROM new)
     INSERT INTO rounds (id, provider_id, member_id, external_id, game_id, currency, stake, payout,
       bet_count, win_count, state, opened_at, settled_at, valid_stake)
     SELECT id, $7, member, 'r' || id, $8, 'KES', stake, payout, 1, 1, 2, at, at, valid FROM new`,
    [
      ...turned(
        plays.map(({ roundId, member, stake, valid, payout, at }) => [
          roundId,
          ids(member),
          stake,
          valid,
          payout,
          timeOf(at),
        ]),
        6,
      ),
      game.provider,
      game.game,
    ],
  );
}

function transfersOfPlay(play: Play, { revenue }: House, wallet: Wallet): Transfer[] {
  const { stake, valid, payout, roundId, at } = play;
  const { cash } = wallet;
  wallet.balance -= stake;
  const less = valid < stake ? valid : null;
  const paid: Transfer = [cash, revenue, stake, 4, roundId, wallet.balance, null, timeOf(at), less];
  if (payout === 0n) return [paid];
  wallet.balance += payout;
  return [paid, [revenue, cash, payout, 5, roundId, null, wallet.balance, timeOf(at), null]];
}

function transfersOfPayment(
  { direction, amount, at }: Payment,
  { clearing }: House,
  { wallet, id }: { wallet: Wallet; id: bigint },
): Transfer[] {
  const { cash, held } = wallet;
  const time = timeOf(at);
  if (direction === 'in') {
    wallet.balance += amount;
    return [[clearing, cash, amount, 20, id, null, wallet.balance, time, null]];
  }
  wallet.balance -= amount;
  return [
    [cash, held, amount, 21, id, wallet.balance, amount, time, null],
    [held, clearing, amount, 22, id, 0n, null, time, null],
  ];
}

async function writeTransfers(
  transaction: Transaction,
  transfers: readonly Transfer[],
): Promise<void> {
  await transaction.query(
    `INSERT INTO transfers (debit_account_id, credit_account_id, amount, code, reference,
       debit_balance_after, credit_balance_after, created_at, valid_amount)
     SELECT debit, credit, amount, code, reference, debit_after, credit_after, at, valid
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::smallint[], $5::bigint[],
            $6::bigint[], $7::bigint[], $8::timestamptz[], $9::bigint[]) WITH ORDINALITY
            AS new (debit, credit, amount, code, reference, debit_after, credit_after, at, valid,
              place)
      ORDER BY place`,
    turned(transfers, 9),
  );
}

async function writeBalances(transaction: Transaction, wallets: readonly Wallet[]): Promise<void> {
  await transaction.query(
    `UPDATE accounts SET balance = new.balance
       FROM unnest($1::bigint[], $2::bigint[]) AS new (id, balance) WHERE accounts.id = new.id`,
    [wallets.map(({ cash }) => cash), wallets.map(({ balance }) => balance)],
  );
}
