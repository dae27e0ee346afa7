/**
 * Settled bets a second with an active bonus of every member, divided by the same without, run in
 * turns: while members stake cash and it counts as wagered, and while they stake bonus money. A
 * member without the bit `bonus` on the cash account plays as one without a bonus.
 */
import { median } from 'simple-statistics';
import { report } from './report.ts';
import { openStage, type Stage } from './stage.ts';

const rounds = 3;
const betsARound = 30_000;

export async function benchBonusBets(): Promise<void> {
  const stage = await openStage();
  try {
    await grantAll(stage);
    await rate(stage, true);
    await stage.database.query('VACUUM ANALYZE');
    const without = await compare(stage, 'bets_with_bonus_over_without');
    // From here on all of a stake is bonus money; the cash itself is of no interest any more.
    await stage.database.query(
      `UPDATE accounts SET balance = CASE kind WHEN 'cash' THEN 0 ELSE 1000000000 END
        WHERE owner_id <> 0 AND kind IN ('cash', 'bonus')`,
    );
    const staked = await rate(stage, true);
    report('bets_staking_bonus_over_without', staked / without, { staked, without });
  } finally {
    await stage.close();
  }
}

/** Answers the last rate without. */
async function compare(stage: Stage, name: string): Promise<number> {
  const [without, having] = [[] as number[], [] as number[]];
  for (let round = 0; round < rounds; round++) {
    without.push(await rate(stage, false));
    having.push(await rate(stage, true));
  }
  without.push(await rate(stage, false));
  // Each run against the ones next to it: a machine's speed drifts over a minute.
  const ratios = having.map((one, at) => (2 * one) / ((without[at] ?? 0) + (without[at + 1] ?? 0)));
  report(name, median(ratios), { ratios, without, having });
  return without.at(-1) ?? 0;
}

async function rate(stage: Stage, hasBonus: boolean): Promise<number> {
  await stage.database.query(
    `UPDATE accounts SET blocks = CASE WHEN $1 THEN blocks | 32 ELSE blocks & ~32 END
      WHERE kind = 'cash' AND owner_id <> 0`,
    [hasBonus],
  );
  return measured(stage);
}

async function measured(stage: Stage): Promise<number> {
  const { count, failed, seconds } = await stage.load(stage.bodies(betsARound, false));
  if (failed > 0) throw new Error(`${failed} of ${count} bets failed.`);
  return count / seconds;
}

async function grantAll({ database }: Stage): Promise<void> {
  await database.query(
    `INSERT INTO accounts (owner_id, kind, currency, balance)
     SELECT owner_id, 'bonus', currency, 1000000 FROM accounts
      WHERE kind = 'cash' AND owner_id <> 0`,
  );
  await database.query(
    `INSERT INTO bonuses (owner_id, currency, award_id, state, amount, required, is_sticky,
       contributions, days, cash_account_id, bonus_account_id, activated_at, expires_at)
     SELECT cash.owner_id, cash.currency, cash.id, 'active', 1000000, 1000000000000, false,
            '{"types": {"RNG": 100}, "games": {}}', 30, cash.id, bonus.id, now(),
            now() + interval '30 days'
       FROM accounts cash JOIN accounts bonus USING (owner_id)
      WHERE cash.kind = 'cash' AND bonus.kind = 'bonus'`,
  );
}
