/** Every rule of the games-provider API, in the order a run tries them. */
import { rulesOfAccess } from './rules-of-access.ts';
import { rulesOfAmounts } from './rules-of-amounts.ts';
import { rulesOfGrants } from './rules-of-grants.ts';
import { rulesOfIdentity } from './rules-of-identity.ts';
import { rulesOfPools } from './rules-of-pools.ts';
import { rulesOfRollback } from './rules-of-rollback.ts';
import { rulesOfRounds } from './rules-of-rounds.ts';
import { rulesOfGroups } from './slips/rules-of-groups.ts';
import { rulesOfSlips } from './slips/rules-of-slips.ts';
import { Breach, NotTried, openPlayer, type Rule, type Trial } from './trial.ts';
import type { Players, TrialSettings } from './trial.ts';
import { createDriver, type Target } from './wallet-driver.ts';

/** W14 ends the session and looks back on every answer, so it comes last. */
const rules: readonly Rule[] = [
  rulesOfAccess.signature,
  rulesOfAccess.opaqueMember,
  rulesOfIdentity.sameIdSameContent,
  rulesOfIdentity.sameIdOtherContent,
  rulesOfIdentity.scopeOfIds,
  rulesOfRollback.unknownBet,
  rulesOfRollback.lateBet,
  rulesOfAccess.endedSession,
  rulesOfAmounts.emptyPurse,
  rulesOfRounds.winNeedsBet,
  rulesOfRollback.storedAmount,
  rulesOfRollback.rollbackTwice,
  rulesOfRounds.wonBetStands,
  rulesOfRounds.severalBets,
  rulesOfRounds.nothingIsFine,
  rulesOfRounds.countsNoMoreThanStaked,
  rulesOfPools.paysWhatItHolds,
  rulesOfGrants.paysWithinGrant,
  rulesOfSlips.inOrder,
  rulesOfSlips.takenBack,
  rulesOfSlips.cancelled,
  rulesOfSlips.cashedOut,
  rulesOfSlips.owed,
  rulesOfSlips.many,
  rulesOfGroups.lost,
  rulesOfGroups.refunded,
  rulesOfGroups.ends,
  rulesOfAmounts.batches,
  rulesOfAmounts.exactAmounts,
  rulesOfAmounts.oneCurrency,
  rulesOfAccess.launchToken,
  rulesOfAmounts.inTime,
  rulesOfIdentity.decidedForEver,
];

export type Verdict = {
  id: string;
  title: string;
  result: 'passed' | 'failed' | 'not tried';
  /** Why it failed or was not tried, and what a pass leaves open. */
  notes: string[];
};

export type WalletRun = {
  target: Target;
  players: Players;
  settings: TrialSettings;
  /** Only these rules; absent: all. */
  only?: readonly string[];
  /** Called with each verdict as it falls. */
  report: (verdict: Verdict) => void;
};

/** Judges a wallet. Throws when not even a game can be opened. */
export async function judgeWallet(run: WalletRun): Promise<Verdict[]> {
  const driver = createDriver(run.target);
  const { players, settings } = run;
  const launchToken = await players.launch();
  if (launchToken === undefined) throw new Breach('there is no launch token to begin with');
  const player = await openPlayer(driver, launchToken);
  const secondToken = await players.launchSecond();
  const second = secondToken === undefined ? undefined : await openPlayer(driver, secondToken);
  const trial: Trial = { driver, players, settings, player, second, notes: [] };
  const verdicts: Verdict[] = [];
  for (const rule of rules) {
    if (run.only && !run.only.includes(rule.id)) continue;
    const verdict = await judge(trial, rule);
    run.report(verdict);
    verdicts.push(verdict);
  }
  return verdicts;
}

async function judge(trial: Trial, { id, title, run }: Rule): Promise<Verdict> {
  trial.notes = [];
  try {
    await run(trial);
    return { id, title, result: 'passed', notes: trial.notes };
  } catch (error) {
    if (error instanceof NotTried) {
      return { id, title, result: 'not tried', notes: [error.message] };
    }
    const reason = error instanceof Breach ? error.message : `the call broke off: ${String(error)}`;
    return { id, title, result: 'failed', notes: [reason, ...trial.notes] };
  }
}
