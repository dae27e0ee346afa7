/**
 * Rounds as vendors with two calls play them: a bet, then a win that closes the round; one in ten
 * operations is sent again and must be answered as a duplicate, one bet in a hundred is rolled back
 * instead of won. Calls a second over the control on the same server in the same run. On tables
 * that hold as many rounds as BETS_HISTORY says.
 */
import { randomUUID } from 'node:crypto';
import { testProvider } from '@bahati/testing/factories.ts';
import type { Step } from '#bench/load.ts';
import { report } from '#bench/report.ts';
import { openStage, type Stage } from '#bench/stage.ts';
import { askedHistory } from './asked-rounds.ts';
import { checkBooks, overControl } from './over-control.ts';

const roundsARun = 16_000;
const asked = 1.2;

export async function benchMix(): Promise<void> {
  const history = askedHistory();
  const stage = await openStage({ history, hasRandomIds: true });
  try {
    await warmUp(stage, history);
    const found = await overControl(stage, () => stage.loadSteps(roundsOf(stage, roundsARun)));
    const control = await stage.control(32, 4);
    const { ratio, p99Us, ...sides } = found;
    const at = history > 0 ? { history: `${history / 1e6} million rounds` } : {};
    report('mix_over_control', ratio, { asked, ...at, ...sides });
    report('mix_call_p99_over_control_mean', p99Us / control.meanLatencyUs, {
      ...at,
      p99Us,
      controlMeanUs: control.meanLatencyUs,
    });
    await checkBooks(stage);
  } finally {
    await stage.close();
  }
}

/** Correct first: every operation stands once, and every rolled-back bet's round is voided. */
async function warmUp(stage: Stage, history: number): Promise<void> {
  const rounds = roundsOf(stage, 6_000);
  const { failed, count } = await stage.loadSteps(rounds);
  if (failed > 0) throw new Error(`${failed} of ${count} operations failed.`);
  const { rows } = await stage.database.query<{ stored: bigint; voided: bigint }>(
    `SELECT (SELECT count(*) FROM provider_transactions) - $1::bigint AS stored,
            (SELECT count(*) FROM rounds WHERE state = 3) AS voided`,
    [history],
  );
  const steps = rounds.flat();
  const sent = steps.filter(({ isDuplicate }) => !isDuplicate).length;
  const rollbacks = rounds.filter((each) => each.some(({ path }) => path.endsWith('/rollback')));
  const [found] = rows;
  if (found?.stored !== BigInt(sent) || found.voided !== BigInt(rollbacks.length)) {
    throw new Error('Not every acknowledged operation stands once.');
  }
  await stage.database.query('VACUUM ANALYZE');
}

/** Rounds of members in turn: every tenth operation is repeated, every hundredth round undone. */
function roundsOf(stage: Stage, count: number): Step[][] {
  let operations = 0;
  return Array.from({ length: count }, (_, at) => {
    const [bet, win, rollback] = operationsOf(stage, at % 3 === 0 ? '2.50' : '0');
    const steps = at % 100 === 99 ? [bet, rollback] : [bet, win];
    return steps.flatMap((step) => {
      operations += 1;
      const first = { ...step, isDuplicate: false };
      return operations % 10 === 0 ? [first, { ...step, isDuplicate: true }] : [first];
    });
  });
}

function operationsOf(stage: Stage, payout: string): [Step, Step, Step] {
  const { playerId, sessionToken } = stage.nextMember(false);
  const betId = randomUUID();
  const round = {
    memberId: playerId,
    roundId: randomUUID(),
    gameCode: testProvider.gameCode,
    currency: 'KES',
  };
  const step = (call: string, body: object): Step => ({
    path: `/provider/v1/${call}`,
    body: JSON.stringify({ ...round, ...body }),
  });
  return [
    step('bet', { transactionId: betId, sessionToken, amount: '1.00' }),
    step('win', { transactionId: randomUUID(), amount: payout, roundClosed: true }),
    step('rollback', { transactionId: randomUUID(), betTransactionId: betId }),
  ];
}
