/**
 * Settling the slips of one event in calls of 500, as a book does it: slips a second over HTTP, divided by
 * the control on the same server in the same run. `BENCH_SLIPS` says how many; unsaid, 100,000. Beside it
 * the bound: the same rows written bare.
 */
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#platform-app/domains/wallet/ledger/verify-ledger.ts';
import { report } from '#bench/report.ts';
import { openStage, type Stage } from '#bench/stage.ts';
import { openBareRows } from './bare-rows.ts';

const slips = Number(process.env['BENCH_SLIPS'] ?? 100_000);
const callSize = 500;
/** Calls under way: while the platform answers one, others are read, decided and written. */
const underWay = 3;
const controlSeconds = 4;
const bareSlips = Math.min(20_000, slips);

export async function benchSettleSlips(): Promise<void> {
  const stage = await openStage();
  try {
    const all = Array.from({ length: slips + bareSlips }, (_, at) => ({
      member: stage.nextMember(false),
      id: `slip-${at}`,
      pays: at % 3 === 0,
    }));
    const placed = all.slice(0, slips);
    await reserveAndConfirm(stage.port, all);
    const ofPlatform = { database: stage.database, url: stage.ownerUrl };
    const bare = await openBareRows(all.slice(slips), ofPlatform);
    await stage.database.query('VACUUM ANALYZE');
    const before = await controlRate(stage);
    const settled = await sendAll(
      stage.port,
      placed.map((slip) => settle(slip)),
    );
    const barePerSecond = await bare.run();
    const after = await controlRate(stage);
    const control = (before + after) / 2;
    report('slips_settled_over_control', settled / control, {
      slips,
      slipsPerSecond: settled,
      controlPerSecond: control,
    });
    report('slips_bare_rows_over_control', barePerSecond / control, {
      slips: bareSlips,
      slipsPerSecond: barePerSecond,
      controlPerSecond: control,
    });
    const { breaches } = await verifyLedger(stage.database);
    if (breaches.length > 0) throw new Error(breaches.join(' '));
  } finally {
    await stage.close();
  }
}

/** Slips of 1.00 at 2.50, as the platform knows them before their event ends. */
export async function reserveAndConfirm(port: number, slips: readonly Slip[]): Promise<void> {
  await sendAll(
    port,
    slips.map((slip) => reserve(slip)),
  );
  await sendAll(
    port,
    slips.map((slip) => confirm(slip)),
  );
}

type Slip = { member: ReturnType<Stage['nextMember']>; id: string; pays: boolean };

const named = ({ member, id }: Slip, kind: string) => ({
  memberId: member.playerId,
  transactionId: `${id}-${kind}`,
  roundId: id,
  gameCode: testProvider.gameCode,
  currency: 'KES' as const,
});

const reserve = (slip: Slip): SportsOperation => ({
  kind: 'reserve',
  ...named(slip, 'reserve'),
  sessionToken: slip.member.sessionToken,
  amount: '1.00',
  odds: '2.50',
  legs: 1,
});

const confirm = (slip: Slip): SportsOperation => ({
  kind: 'confirm',
  ...named(slip, 'confirm'),
  odds: '2.50',
});

const settle = (slip: Slip): SportsOperation => ({
  kind: 'settle',
  ...named(slip, 'settle'),
  amount: slip.pays ? '2.50' : '0',
});

/** Operations a second. Throws where one is not accepted. */
async function sendAll(port: number, operations: SportsOperation[]): Promise<number> {
  const bodies: string[] = [];
  for (let at = 0; at < operations.length; at += callSize) {
    bodies.push(JSON.stringify({ operations: operations.slice(at, at + callSize) }));
  }
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: underWay }, async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
        await sendOne(port, body);
      }
    }),
  );
  return (operations.length * 1000) / (performance.now() - startedAt);
}

async function sendOne(port: number, body: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/provider/v1/sports`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...signedHeaders(testProvider.code, testProvider.key, body, Date.now()),
    },
    body,
  });
  const answer = await response.text();
  const refused = /"success":false[^}]*/.exec(answer);
  if (refused) throw new Error(`A call was answered ${refused[0]}`);
}

async function controlRate(stage: Stage): Promise<number> {
  const { count, seconds } = await stage.control(16, controlSeconds);
  return count / seconds;
}
