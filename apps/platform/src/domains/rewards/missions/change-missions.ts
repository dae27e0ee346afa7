/** Staff make missions, change their terms, start, pause and end them. */
import type {
  MissionSettings,
  MissionTerms,
  StaffMission,
} from '@bahati/contract/back-office/rewards/missions.ts';
import type { Award } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { amountOf } from '#domains/rewards/awards/awards.ts';
import { anyGame, assertAward, assertScope } from '#domains/rewards/play-scope/play-scope.ts';
import { addDays, areDaysWhole, periodOf } from './mission-periods.rules.ts';
import { mostRunning } from './read-missions.ts';
import { currencyOfBrand, missionValue, readStaffMission, todayOfBrand } from './staff-missions.ts';

type Act = { staff: StaffActor; ip: string };

/**
 * Refuses `days_invalid`, `scope_unknown`, `budget_too_small`, `chain_unfit`. The same key answers
 * what it made.
 */
export async function makeMission(
  context: Context,
  { staff, ip }: Act,
  { idempotencyKey, ...settings }: MissionSettings & { idempotencyKey: string },
): Promise<StaffMission> {
  const [today, currency] = await Promise.all([todayOfBrand(context), currencyOfBrand(context)]);
  if (!areDaysWhole(settings) || settings.lastDay < today) throw new Refusal('days_invalid');
  const longest = settings.cadence === 'once' ? 92 : 366;
  if (settings.lastDay > addDays(settings.firstDay, longest)) throw new Refusal('days_invalid');
  const budgets = readBudgets(settings, settings.award, currency);
  return inTransaction(context.database, async (transaction) => {
    await assertTerms(transaction, settings);
    const afterId = await findBefore(transaction, settings);
    const { rows } = await transaction.query<{ id: bigint; publicId: string }>(
      `INSERT INTO missions (idempotency_key, cadence, after_id, first_day, last_day, grace_days,
         budget, day_budget, created_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (idempotency_key) DO NOTHING RETURNING id, public_id AS "publicId"`,
      [
        idempotencyKey,
        settings.cadence,
        afterId,
        settings.firstDay,
        settings.lastDay,
        settings.graceDays,
        budgets.budget,
        budgets.dayBudget,
        staff.username,
      ],
    );
    const [made] = rows;
    if (made) {
      await writeVersion(transaction, made.id, settings.firstDay, settings, staff);
      await audit(transaction, { staff, ip }, 'mission.made', made.publicId);
    }
    const id = made?.publicId ?? (await idOfKey(transaction, idempotencyKey));
    return missionValue(await readStaffMission(transaction, { id, today }), currency);
  });
}

export type TermsChange = MissionTerms &
  Pick<MissionSettings, 'budget' | 'dayBudget'> & { id: string; reason: string };

/** Refuses `mission_ended`, `award_kind_fixed`, `budget_spent`, `scope_unknown`, `budget_too_small`. */
export async function changeTerms(
  context: Context,
  act: Act,
  { id, reason, ...change }: TermsChange,
): Promise<StaffMission> {
  const [today, currency] = await Promise.all([todayOfBrand(context), currencyOfBrand(context)]);
  return inTransaction(context.database, async (transaction) => {
    await assertTerms(transaction, change);
    const mission = await readStaffMission(transaction, { id, today, isLocked: true });
    if (mission.state === 'ended') throw new Refusal('mission_ended');
    if (mission.now.award.kind !== change.award.kind) throw new Refusal('award_kind_fixed');
    const budgets = readBudgets(change, change.award, currency);
    if (budgets.budget < mission.spent) throw new Refusal('budget_spent');
    const isBefore = today < mission.firstDay;
    const from = isBefore ? mission.firstDay : addDays(periodOf(mission, today).to, 1);
    await writeVersion(transaction, mission.rowId, from, change, act.staff);
    await transaction.query('UPDATE missions SET budget = $2, day_budget = $3 WHERE id = $1', [
      mission.rowId,
      budgets.budget,
      budgets.dayBudget,
    ]);
    await audit(transaction, act, 'mission.changed', id, reason);
    return missionValue(await readStaffMission(transaction, { id, today }), currency);
  });
}

export type StateChange = { id: string; state: 'running' | 'paused' | 'ended'; reason: string };

/** Refuses `mission_ended`, `second_person_needed`, `too_many_missions`. */
export async function setMissionState(
  context: Context,
  act: Act,
  { id, state, reason }: StateChange,
): Promise<StaffMission> {
  const [today, currency] = await Promise.all([todayOfBrand(context), currencyOfBrand(context)]);
  return inTransaction(context.database, async (transaction) => {
    // Those who start missions take turns, so that they are counted.
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('missions running'))`);
    const mission = await readStaffMission(transaction, { id, today, isLocked: true });
    if (mission.state === 'ended') throw new Refusal('mission_ended');
    const isStart = mission.state === 'draft' && state !== 'ended';
    if (isStart && mission.createdBy === act.staff.username) {
      throw new Refusal('second_person_needed');
    }
    if (state === 'running' && mission.state !== 'running') await assertRoom(transaction);
    await (state === 'ended'
      ? endChain(transaction, mission.rowId, reason)
      : transaction.query('UPDATE missions SET state = $2 WHERE id = $1', [mission.rowId, state]));
    await audit(transaction, act, `mission.${state}`, id, reason);
    return missionValue(await readStaffMission(transaction, { id, today }), currency);
  });
}

async function endChain(transaction: Transaction, id: bigint, reason: string): Promise<void> {
  await transaction.query(
    `WITH RECURSIVE ending AS (
       SELECT id FROM missions WHERE id = $1
       UNION SELECT m.id FROM missions m JOIN ending ON m.after_id = ending.id)
     UPDATE missions SET state = 'ended', ended_at = now(), end_reason = $2
      WHERE id IN (SELECT id FROM ending) AND state <> 'ended'`,
    [id, reason],
  );
}

async function assertRoom(transaction: Transaction): Promise<void> {
  const { rows } = await transaction.query<{ count: bigint }>(
    `SELECT count(*) AS count FROM missions
      WHERE state = 'running' AND last_day + grace_days >= now()::date - 1`,
  );
  if ((rows[0]?.count ?? 0n) >= BigInt(mostRunning)) throw new Refusal('too_many_missions');
}

async function assertTerms(transaction: Transaction, terms: MissionTerms): Promise<void> {
  await assertScope(transaction, 'scope' in terms.goal ? terms.goal.scope : anyGame);
  await assertAward(transaction, terms.award);
}

/** Of what the award gives. Each has to be enough for one award. */
function readBudgets(
  written: { budget: string; dayBudget: string },
  award: Award,
  currency: Currency,
): { budget: bigint; dayBudget: bigint } {
  const isMoney = award.kind === 'cash' || award.kind === 'bonus';
  const read = (text: string) =>
    isMoney ? parseDecimal(text, currency) : BigInt(text.split('.')[0] ?? '0');
  const [budget, dayBudget] = [read(written.budget), read(written.dayBudget)];
  const one = amountOf(award, currency);
  if (one <= 0n || dayBudget < one || budget < dayBudget) throw new Refusal('budget_too_small');
  return { budget, dayBudget };
}

/** The row of the mission before; refuses `chain_unfit`. */
async function findBefore(
  transaction: Transaction,
  { afterId, cadence, firstDay, lastDay }: MissionSettings,
): Promise<bigint | null> {
  if (afterId === null) return null;
  const { rows } = await transaction.query<{ id: bigint }>(
    `SELECT m.id FROM missions m
      WHERE m.public_id = $1 AND m.cadence = $2 AND m.first_day = $3 AND m.last_day = $4
        AND m.state <> 'ended' AND NOT EXISTS (SELECT 1 FROM missions n WHERE n.after_id = m.id)
        FOR UPDATE OF m`,
    [afterId, cadence, firstDay, lastDay],
  );
  if (!rows[0]) throw new Refusal('chain_unfit');
  return rows[0].id;
}

async function writeVersion(
  transaction: Transaction,
  missionId: bigint,
  fromDay: string,
  { title, goal, award }: MissionTerms,
  staff: StaffActor,
): Promise<void> {
  await transaction.query(
    `INSERT INTO mission_versions (mission_id, from_day, title, goal, award, written_by)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      missionId,
      fromDay,
      JSON.stringify(title),
      JSON.stringify(goal),
      JSON.stringify(award),
      staff.username,
    ],
  );
}

async function idOfKey(transaction: Transaction, key: string): Promise<string> {
  const { rows } = await transaction.query<{ id: string }>(
    'SELECT public_id AS id FROM missions WHERE idempotency_key = $1',
    [key],
  );
  if (!rows[0]) throw new Error('The mission is gone.');
  return rows[0].id;
}

function audit(
  transaction: Transaction,
  { staff, ip }: Act,
  action: string,
  id: string,
  reason?: string,
): Promise<void> {
  return recordAudit(transaction, {
    actor: staff.username,
    action,
    subject: `mission:${id}`,
    ...(reason === undefined ? {} : { reason }),
    ip,
  });
}
