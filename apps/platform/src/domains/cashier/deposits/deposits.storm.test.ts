/**
 * Hundreds of deposits in the worst of weather, by the page, both M-Pesas and Airtel at once: each
 * is credited once or not at all.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { toDecimal } from '@bahati/money/money.ts';
import { repetitions } from '@bahati/testing/tier.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { openWallet } from '#domains/wallet/member-wallet.ts';
import { verifyLedger } from '#domains/wallet/ledger/verify-ledger.ts';
import {
  openTestPlatform,
  registerTestMember,
  type TestPlatform,
} from '#platform/platform.testing.ts';
import { seedTaxRates } from '#seed/cashier/seed-tax-rates.ts';
import { callBack, chargeReport } from '#domains/cashier/cashier.testing.ts';
import { callbackToken } from '#domains/cashier/rails/rail/callback-token.ts';
import { asPlainId } from '#domains/cashier/rails/rail/plain-ids.ts';
import { darajaAddress } from '#domains/cashier/rails/daraja/daraja-request.ts';
import {
  airtelCallback,
  openFakeAirtel,
} from '#domains/cashier/rails/airtel/fake-airtel.testing.ts';
import {
  openFakeDaraja,
  promptCallback,
} from '#domains/cashier/rails/daraja/fake-daraja.testing.ts';
import {
  openFakeVodacom,
  vodacomResult,
} from '#domains/cashier/rails/vodacom/fake-vodacom.testing.ts';

const deposits = repetitions('deposits with their callbacks repeated, shuffled, contradicting', {
  usual: 250,
  long: 1_000,
});
const members = 20;
const together = 16;

/** Numerical Recipes' generator: the same storm every time. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const methods = ['pesa-pepe', 'mpesa', 'airtel', 'mpesa-tz'] as const;
const states = ['pending', 'paid', 'paid', 'paid', 'cancelled', 'failed', 'expired'] as const;

type Order = {
  id: string;
  memberId: bigint;
  method: (typeof methods)[number];
  /** Whole shillings, as phones hold them. */
  amount: bigint;
  /** What the books of a phone's network say all the while; the page's word is signed instead. */
  truth: 'paid' | 'failed' | 'pending';
};

type Told = { order: Order; state: (typeof states)[number]; amount: string };

const promptOf = ({ id }: Order): string => `ws_CO_${id}`;

async function openNetworks() {
  const [daraja, airtel] = [await openFakeDaraja(), await openFakeAirtel()];
  const vodacom = await openFakeVodacom();
  const platform = await openTestPlatform({
    environment: {
      DARAJA_URL: daraja.url,
      AIRTEL_URL: airtel.url,
      VODACOM_URL: vodacom.url,
    },
  });
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify(body);
    const answer = await platform.app.player.inject({
      method: 'POST',
      url: path,
      payload,
      headers,
    });
    return { status: answer.statusCode, text: answer.body };
  };
  const tellBy = {
    'pesa-pepe': ({ order, state, amount }: Told) =>
      callBack(platform, chargeReport(order.id, state, { amount })),
    mpesa: ({ order, state, amount }: Told) => {
      const receipt = `SKL${order.id.slice(0, 8).toUpperCase()}`;
      const code = state === 'paid' ? 0 : 1032;
      const body = promptCallback(promptOf(order), code, Number(amount), receipt);
      return post(new URL(darajaAddress(platform.context, 'stk', order.id)).pathname, body);
    },
    airtel: ({ order, state }: Told) => {
      const status = { paid: 'TS', pending: 'TIP' }[String(state)] ?? 'TF';
      return post('/rail-callbacks/airtel', airtelCallback(asPlainId(order.id), status));
    },
    'mpesa-tz': ({ order, state }: Told) => {
      const proof = callbackToken(platform.context.config.VODACOM_CALLBACK_KEY, 'result');
      const body = vodacomResult(asPlainId(order.id), state === 'paid' ? 'INS-0' : 'INS-6');
      return post(`/rail-callbacks/mpesa-tz/${proof}`, body);
    },
  };
  /** Writes into the network's books how this order stands. */
  const write = (order: Order): void => {
    if (order.method === 'mpesa' && order.truth !== 'pending') {
      daraja.results.set(promptOf(order), order.truth === 'paid' ? '0' : '1032');
    }
    const id = asPlainId(order.id);
    if (order.method === 'mpesa-tz') {
      const status = { paid: 'Completed', failed: 'Failed', pending: 'Pending' }[order.truth];
      const receipt = order.truth === 'paid' ? `SKTZ${id.slice(0, 12)}` : undefined;
      vodacom.charges.set(id, { request: {}, status, receipt });
    }
    if (order.method !== 'airtel') return;
    const status = { paid: 'TS', failed: 'TF', pending: 'TIP' }[order.truth];
    const state = { status, airtel_money_id: `MP261121.${id.slice(0, 12)}` };
    airtel.charges.set(id, { request: { reference: '', transaction: {} }, country: 'KE', state });
  };
  return {
    platform,
    write,
    tell: (told: Told) => tellBy[told.order.method](told),
    [Symbol.asyncDispose]: async () => {
      await platform.close();
      await Promise.all([daraja.close(), airtel.close(), vodacom.close()]);
    },
  };
}

async function begin(platform: TestPlatform, pick: (below: number) => number): Promise<Order[]> {
  const ids: bigint[] = [];
  for (let at = 0; at < members; at += 1) ids.push((await registerTestMember(platform)).id);
  const truths = ['paid', 'paid', 'paid', 'failed', 'pending'] as const;
  const made = Array.from({ length: deposits }, (_, at) => ({
    id: randomUUID(),
    memberId: ids[at % members] ?? 0n,
    method: methods[at % methods.length] ?? 'airtel',
    amount: BigInt(20 + pick(10_000)) * 100n,
    truth: truths[pick(truths.length)] ?? 'paid',
  }));
  await inTransaction(platform.owner, async (transaction) => {
    for (const id of ids) await openWallet(transaction, id, 'TZS');
    for (const { id, memberId, method, amount } of made) {
      const currency = method === 'mpesa-tz' ? 'TZS' : 'KES';
      await transaction.query(
        `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount,
           tax, tax_code) VALUES ($1, $2, $1, $5, $6, $3, $4, 'excise')`,
        [id, memberId, amount, amount / 20n, method, currency],
      );
    }
  });
  return made;
}

/** Each is told one to five times, all of them shuffled. */
function shuffledStorm(made: readonly Order[], pick: (below: number) => number): Told[] {
  const told = made.flatMap((order) =>
    Array.from({ length: 1 + pick(5) }, (): Told => {
      // One in twelve names another amount, which is nobody's money.
      const said = order.amount + (pick(12) === 0 ? 1n : 0n);
      const state = states[pick(states.length)] ?? 'paid';
      return { order, state, amount: toDecimal(said, 'KES') };
    }),
  );
  for (let at = told.length - 1; at > 0; at -= 1) {
    const other = pick(at + 1);
    [told[at], told[other]] = [told[other] as Told, told[at] as Told];
  }
  return told;
}

/** The page's word is believed where it is whole; of a network only the books are. */
function isPaid({ order, state, amount }: Told): boolean {
  if (order.method !== 'pesa-pepe') return order.truth === 'paid';
  return state === 'paid' && amount === toDecimal(order.amount, 'KES');
}

test('hundreds of deposits, their callbacks repeated, shuffled and contradicting', async () => {
  await using networks = await openNetworks();
  const { platform, write, tell } = networks;
  await seedTaxRates(platform.owner);
  const pick = dice(20_261_121);
  const made = await begin(platform, pick);
  made.forEach(write);
  const told = shuffledStorm(made, pick);
  const wentBack: string[] = [];
  const completed = new Set<string>();
  const rest = [...told];
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let next = rest.pop(); next; next = rest.pop()) {
        const { id, method } = next.order;
        const answer = await tell(next);
        const fitting = method === 'pesa-pepe' ? [200, 409] : [200];
        assert.ok(fitting.includes(answer.status), `${method} ${answer.text}`);
        const { rows } = await platform.owner.query<{ status: string }>(
          'SELECT status FROM deposits WHERE public_id = $1',
          [id],
        );
        if (completed.has(id) && rows[0]?.status !== 'completed') wentBack.push(id);
        if (rows[0]?.status === 'completed') completed.add(id);
      }
    }),
  );

  const paid = new Set(told.filter(isPaid).map(({ order }) => order.id));
  const { rows } = await platform.owner.query<{
    id: string;
    method: string;
    status: string;
    times: number;
  }>(
    `SELECT public_id AS id, method, status, count(transfers.id)::int AS times
       FROM deposits LEFT JOIN transfers ON code = 20 AND reference = deposits.id
      GROUP BY deposits.id`,
  );
  assert.equal(rows.length, deposits);
  for (const { id, method, status, times } of rows) {
    assert.equal(times, paid.has(id) ? 1 : 0, `${method} ${id} is credited ${times} times`);
    assert.equal(status === 'completed', paid.has(id), `${method} ${id}`);
  }
  for (const method of methods) {
    const share = rows.filter((row) => row.method === method && paid.has(row.id)).length;
    assert.ok(share > deposits / 9 && share < deposits / 3, `${share} were paid by ${method}`);
  }
  assert.deepEqual(wentBack, []);
  const sums = await platform.owner.query<{ cash: bigint; due: bigint }>(
    `SELECT (SELECT sum(balance)::bigint FROM accounts WHERE owner_id > 0) AS cash,
            (SELECT sum(amount - tax)::bigint FROM deposits WHERE status = 'completed') AS due`,
  );
  assert.equal(sums.rows[0]?.cash, sums.rows[0]?.due);
  const { breaches } = await verifyLedger(platform.context.database);
  assert.deepEqual(breaches, []);
});
