/**
 * Deposits a second from the gateway's signed callback to the balance, tax taken, divided by the
 * control on the same server in the same run: control, deposits, control … And how long a callback
 * waits for its answer while they come as fast as a busy evening brings them. The rail itself is
 * left out: its orders stand already, and the bench signs what it would tell.
 */
import { randomUUID } from 'node:crypto';
import { median, quantileSorted } from 'simple-statistics';
import { demoSecrets } from '#platform-app/config.ts';
import { verifyLedger } from '#platform-app/domains/wallet/ledger/verify-ledger.ts';
import { report } from './report.ts';
import { type Destination, openStage, type Stage } from './stage.ts';

const rounds = 3;
const depositsARound = 4_000;
const controlSeconds = 4;
const steadyPerSecond = 100;
const steadySeconds = 10;

const gateway: Destination = {
  path: '/gateway-callbacks/pesa-pepe',
  by: { sender: 'pesa-pepe', key: demoSecrets.GATEWAY_KEY },
};

export async function benchDeposits(): Promise<void> {
  const stage = await openStage();
  try {
    await offerPaymentMethod(stage);
    await credit(stage, 2_000);
    await stage.database.query('VACUUM ANALYZE');
    const control = [await controlRate(stage)];
    const deposits: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const { count, seconds } = await credit(stage, depositsARound);
      deposits.push(count / seconds);
      control.push(await controlRate(stage));
    }
    // Each run against the controls next to it: a machine's speed drifts over a minute.
    const ratios = deposits.map(
      (rate, at) => (2 * rate) / ((control[at] ?? 0) + (control[at + 1] ?? 0)),
    );
    report('deposits_over_control', median(ratios), {
      depositsPerSecond: median(deposits),
      controlPerSecond: median(control),
      ratios,
      deposits,
      control,
    });
    const control32 = await stage.control(32, controlSeconds);
    const steady = await credit(stage, steadyPerSecond * steadySeconds, steadyPerSecond);
    const sorted = steady.latenciesUs.toSorted((a, b) => a - b);
    report(
      'callback_p99_over_control_mean',
      quantileSorted(sorted, 0.99) / control32.meanLatencyUs,
      {
        perSecond: steadyPerSecond,
        p50Us: quantileSorted(sorted, 0.5),
        p99Us: quantileSorted(sorted, 0.99),
        controlMeanUs: control32.meanLatencyUs,
      },
    );
    await checkBooks(stage);
  } finally {
    await stage.close();
  }
}

async function offerPaymentMethod({ database }: Stage): Promise<void> {
  await database.query(
    `INSERT INTO payment_methods (code, rail, direction, name, name_sw, kind, currency, minimum,
       maximum, position)
     VALUES ('pesa-pepe', 'pesa-pepe', 'deposit', 'Pesa Pepe', 'Pesa Pepe', 'mobile_money', 'KES',
       1000, 15000000, 1)`,
  );
}

/** Begins so many deposits, each of another member, and lets the gateway tell that they are paid. */
async function credit(stage: Stage, count: number, perSecond?: number) {
  const ids = Array.from({ length: count }, () => randomUUID());
  await stage.database.query(
    // Nobody asks the gateway meanwhile, which is not there.
    `INSERT INTO deposits (public_id, member_id, idempotency_key, method, currency, amount, tax,
       tax_code, next_ask_at)
     SELECT id, owner, id, 'pesa-pepe', 'KES', 50000, 2500, 'excise', now() + interval '1 day'
       FROM unnest($1::uuid[], $2::bigint[]) AS made (id, owner)`,
    [ids, ids.map((_, at) => stage.members[(at * 7_919) % stage.members.length]?.id)],
  );
  const bodies = ids.map((depositId) =>
    JSON.stringify({
      kind: 'charge',
      reference: `C-${depositId}`,
      depositId,
      currency: 'KES',
      amount: '500.00',
      state: 'paid',
      at: new Date().toISOString(),
    }),
  );
  const told = await stage.load(bodies, perSecond, gateway);
  if (told.failed > 0) throw new Error(`${told.failed} of ${count} callbacks failed.`);
  return told;
}

async function controlRate(stage: Stage): Promise<number> {
  const { count, seconds } = await stage.control(16, controlSeconds);
  return count / seconds;
}

/** Every deposit that was told stands once, and the books are whole. */
async function checkBooks({ database }: Stage): Promise<void> {
  const { rows } = await database.query<{ open: number; twice: number }>(
    `SELECT count(*) FILTER (WHERE status <> 'completed')::int AS open,
            count(*) FILTER (WHERE (SELECT count(*) FROM transfers
                                     WHERE code = 20 AND reference = deposits.id) <> 1)::int AS twice
       FROM deposits`,
  );
  if (rows[0]?.open !== 0 || rows[0].twice !== 0) throw new Error('Not every deposit stands once.');
  const { breaches } = await verifyLedger(database);
  if (breaches.length > 0) throw new Error(breaches.join(' '));
}
