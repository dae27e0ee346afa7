/** Staff give a registration field a rule of the brand's own, or the operator's back. */
import type {
  RegistrationField,
  RegistrationRule,
} from '@bahati/contract/back-office/identity/identity.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import { boundsOf, canBeMet, loosenedSetting } from './registration-bounds.rules.ts';
import { houseRules, type OwnRules, readOwnRules, withHouseRules } from './registration-fields.ts';

type Name = RegistrationField['field'];

export async function listRegistrationRules({
  database,
  config,
}: Context): Promise<RegistrationField[]> {
  const own = await readOwnRules(database, config.BRAND);
  return (Object.keys(houseRules) as Name[]).map((field) => registrationField(own, field));
}

function registrationField(own: OwnRules, field: Name): RegistrationField {
  return {
    field,
    rule: withHouseRules(own)[field],
    houseRule: houseRules[field],
    isOwn: own[field] !== undefined,
    bounds: boundsOf(field),
  };
}

export type RuleChange = { field: Name; rule: RegistrationRule; ip: string };

/** Refuses `rule_loosened`, `rule_impossible`. */
export async function changeRegistrationRule(
  context: Context,
  staff: StaffActor,
  { field, rule, ip }: RuleChange,
): Promise<RegistrationField> {
  const setting = loosenedSetting(boundsOf(field), houseRules[field], rule);
  if (setting) throw new Refusal('rule_loosened', { setting });
  if (!canBeMet(rule)) throw new Refusal('rule_impossible');
  const { patternId, minLength, maxLength, isShown, isRequired } = rule;
  const change = async (transaction: Transaction) => {
    await transaction.query(
      `INSERT INTO registration_rules (brand_code, field, pattern_id, min_length, max_length,
              is_shown, is_required)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (brand_code, field) DO UPDATE SET pattern_id = $3, min_length = $4,
              max_length = $5, is_shown = $6, is_required = $7`,
      [context.config.BRAND, field, patternId, minLength, maxLength, isShown, isRequired],
    );
  };
  return changed(context, staff, { field, ip, action: 'registration_rule.changed', change });
}

/** A field that follows the operator already stays as it is, and nothing is written down. */
export async function resetRegistrationRule(
  context: Context,
  staff: StaffActor,
  { field, ip }: { field: Name; ip: string },
): Promise<RegistrationField> {
  const change = async (transaction: Transaction) => {
    await transaction.query('DELETE FROM registration_rules WHERE brand_code = $1 AND field = $2', [
      context.config.BRAND,
      field,
    ]);
  };
  return changed(context, staff, { field, ip, action: 'registration_rule.reset', change });
}

type Act = {
  field: Name;
  ip: string;
  action: string;
  change: (transaction: Transaction) => Promise<void>;
};

async function changed(
  { database, config }: Context,
  staff: StaffActor,
  { field, ip, action, change }: Act,
): Promise<RegistrationField> {
  return inTransaction(database, async (transaction) => {
    // A field without a row has nothing to lock; one at a time, the log tells the true before.
    await transaction.query(`SELECT pg_advisory_xact_lock(hashtext('registration rules'))`);
    const read = async () =>
      registrationField(await readOwnRules(transaction, config.BRAND), field);
    const before = await read();
    await change(transaction);
    const after = await read();
    if (before.isOwn || after.isOwn) {
      await recordAudit(transaction, {
        actor: staff.username,
        action,
        subject: `registration_field:${field}`,
        before: { ...before.rule, isOwn: before.isOwn },
        after: { ...after.rule, isOwn: after.isOwn },
        ip,
      });
    }
    return after;
  });
}
