/**
 * Closing a draw at the platform: tickets of 5,000 members, one in a hundred of which has won and is
 * settled before. Lost tickets a second over HTTP, divided by the control on the same server in the same
 * run. `BENCH_TICKETS` says how many; unsaid, 100,000.
 */
import type { SportsOperation } from '@bahati/contract/games-provider/sports.ts';
import { signedHeaders } from '@bahati/server-kit/signature.ts';
import { testProvider } from '@bahati/testing/factories.ts';
import { verifyLedger } from '#platform-app/domains/wallet/ledger/verify-ledger.ts';
import { report } from '#bench/report.ts';
import { openStage, type Stage } from '#bench/stage.ts';

const tickets = Number(process.env['BENCH_TICKETS'] ?? 100_000);
const players = 5_000;
const wonOneIn = 100;
const callSize = 500;
const underWay = 3;
const controlSeconds = 4;
const draw = 'draw-1';

export async function benchCloseDraw(): Promise<void> {
  const stage = await openStage();
  try {
    const sold = await sendAll(
      stage.port,
      Array.from({ length: tickets }, (_, at) => buy(stage, at)),
    );
    const winners = Math.ceil(tickets / wonOneIn);
    const paid = await sendAll(
      stage.port,
      Array.from({ length: winners }, (_, at) => win(stage, at)),
    );
    await stage.database.query('VACUUM ANALYZE');
    const before = await controlRate(stage);
    const { closed, seconds, calls, firstCallMs } = await closeDraw(stage.port, winners);
    const after = await controlRate(stage);
    if (closed !== tickets - winners) throw new Error(`${closed} of ${tickets} were ended.`);
    const control = (before + after) / 2;
    report('draw_tickets_closed_over_control', closed / seconds / control, {
      tickets,
      ticketsPerSecond: closed / seconds,
      controlPerSecond: control,
      seconds,
      calls,
      firstCallMs,
      soldPerSecond: sold,
      winnersPerSecond: paid,
    });
    const { breaches } = await verifyLedger(stage.database);
    if (breaches.length > 0) throw new Error(breaches.join(' '));
  } finally {
    await stage.close();
  }
}

const memberAt = (stage: Stage, at: number) => {
  const member = stage.members[(at * 7_919) % players];
  if (!member) throw new Error('There are too few members.');
  return member;
};

const named = (stage: Stage, at: number, kind: string) => ({
  memberId: memberAt(stage, at).playerId,
  transactionId: `ticket-${at}-${kind}`,
  roundId: `ticket-${at}`,
  gameCode: testProvider.gameCode,
  currency: 'KES' as const,
});

const buy = (stage: Stage, at: number): SportsOperation => ({
  kind: 'reserve',
  ...named(stage, at, 'reserve'),
  sessionToken: memberAt(stage, at).sessionToken,
  amount: '1.00',
  groupId: draw,
  isAccepted: true,
});

/** Every hundredth ticket. */
const win = (stage: Stage, at: number): SportsOperation => ({
  kind: 'settle',
  ...named(stage, at * wonOneIn, 'settle'),
  amount: '50.00',
});

async function closeDraw(port: number, winners: number) {
  const body = JSON.stringify({
    transactionId: 'draw-1-close',
    gameCode: testProvider.gameCode,
    groupId: draw,
    currency: 'KES',
    outcome: 'lost',
    settled: { count: winners, amount: `${winners * 50}.00` },
  });
  const startedAt = performance.now();
  let firstCallMs = 0;
  for (let calls = 1; ; calls += 1) {
    const answer = await post(port, 'groups/close', body);
    firstCallMs ||= performance.now() - startedAt;
    const { closed, remaining } = (JSON.parse(answer) as { value: Record<string, number> }).value;
    if (remaining !== 0) continue;
    const seconds = (performance.now() - startedAt) / 1000;
    return { closed: closed ?? 0, seconds, calls, firstCallMs };
  }
}

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
        await post(port, 'sports', body);
      }
    }),
  );
  return (operations.length * 1000) / (performance.now() - startedAt);
}

async function post(port: number, call: string, body: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/provider/v1/${call}`, {
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
  return answer;
}

async function controlRate(stage: Stage): Promise<number> {
  const { count, seconds } = await stage.control(16, controlSeconds);
  return count / seconds;
}
