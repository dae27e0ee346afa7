/**
 * Settled bets a second over HTTP through the games-provider API, divided by the control on the
 * same server in the same run: control, bets, control, bets …, medians. The answer is checked
 * for correctness before anything is timed, and the books after. With BETS_HISTORY=10000000 the
 * tables hold so many rounds before, and ids are random as vendors send them.
 */
import { median, quantileSorted } from 'simple-statistics';
import { askedHistory } from './history/asked-rounds.ts';
import { checkBooks } from './history/over-control.ts';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const rounds = 3;
const betsARound = 40_000;
const controlSeconds = 4;

export async function benchBets(): Promise<void> {
  const history = askedHistory();
  const stage = await openStage({ history, hasRandomIds: history > 0 });
  const at = history > 0 ? { history: `${history / 1e6} million rounds` } : {};
  try {
    await warmUp(stage, history);
    const control = [await controlRate(stage)];
    const spread: number[] = [];
    const one: number[] = [];
    const latencies: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const result = await measure(stage, false);
      spread.push(result.rate);
      latencies.push(...result.latenciesUs);
      control.push(await controlRate(stage));
      one.push((await measure(stage, true)).rate);
    }
    const control32 = await stage.control(32, controlSeconds);
    const sorted = latencies.toSorted((a, b) => a - b);
    // Each run against the controls next to it: a machine's speed drifts over a minute.
    const ratios = spread.map(
      (rate, run) => (2 * rate) / ((control[run] ?? 0) + (control[run + 1] ?? 0)),
    );
    report('settled_bets_over_control', median(ratios), {
      ...at,
      betsPerSecond: median(spread),
      controlPerSecond: median(control),
      ratios,
      spread,
      control,
    });
    report('one_wallet_over_spread', median(one.map((rate, run) => rate / (spread[run] ?? 0))), {
      ...at,
      one,
      spread,
    });
    report('bet_p99_over_control_mean', quantileSorted(sorted, 0.99) / control32.meanLatencyUs, {
      p50Us: quantileSorted(sorted, 0.5),
      p99Us: quantileSorted(sorted, 0.99),
      p999Us: quantileSorted(sorted, 0.999),
      controlMeanUs: control32.meanLatencyUs,
      ...at,
    });
    await checkBooks(stage);
  } finally {
    await stage.close();
  }
}

/** Correct first: a round is answered, stands once, and leaves the balance it must. */
async function warmUp(stage: Stage, history: number): Promise<void> {
  const { failed, count } = await stage.load(stage.bodies(20_000, false));
  if (failed > 0) throw new Error(`${failed} of ${count} bets failed.`);
  const { rows } = await stage.database.query<{ bets: bigint }>(
    'SELECT count(*) AS bets FROM rounds',
  );
  if (rows[0]?.bets !== BigInt(history + count))
    throw new Error('Not every acknowledged bet stands once.');
  await stage.database.query('VACUUM ANALYZE');
}

async function controlRate(stage: Stage): Promise<number> {
  const { count, seconds } = await stage.control(16, controlSeconds);
  return count / seconds;
}

async function measure(stage: Stage, isOneWallet: boolean) {
  const { count, failed, seconds, latenciesUs } = await stage.load(
    stage.bodies(betsARound, isOneWallet),
  );
  if (failed > 0) throw new Error(`${failed} of ${count} bets failed.`);
  return { rate: count / seconds, latenciesUs };
}
