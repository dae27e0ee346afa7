/** Changing the own profile: judged by the brand's rules, noted without what was written. */
import {
  nicknameLength,
  nicknameProblem,
  plainNickname,
  type ProfileField,
  soundsLike,
} from '@bahati/contract/player-site/members/profile-rules.ts';
import { inTransaction, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { acceptFields, isReservedName } from '#domains/identity/registration/registration.ts';
import { readBrand } from '#domains/system/brand/brand.ts';
import { recordAudit } from '#domains/system/audit/audit.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { assertTrueAccount } from '#domains/members/members.ts';
import { isLocked, type ProfileRules, readProfileRules, readSaid, shownFields } from './profile.ts';
import { maskedValue } from './profile.rules.ts';

export type ChangeProfileInput = Partial<Record<ProfileField, string | undefined>> & {
  nickname: string;
  ip: string;
};

/**
 * A field that is not given stays as it is, an empty one is taken back. Refuses
 * `need_true_account`, `nickname_invalid`, `nickname_taken`, `field_invalid`, `field_locked`.
 */
export async function changeProfile(
  context: Context,
  actor: MemberActor,
  input: ChangeProfileInput,
): Promise<void> {
  assertTrueAccount(actor);
  const { memberId, username } = actor;
  const rules = await readProfileRules(context);
  const brand = await readBrand(context.database, context.config.BRAND);
  await inTransaction(context.database, async (transaction) => {
    const { nickname, details } = await readSaid(transaction, memberId, 'FOR UPDATE');
    const accepted = acceptedDetails(rules, details, input);
    const before = new Map([...details, ['nickname', nickname]]);
    const after = new Map([
      ...accepted,
      [
        'nickname',
        await acceptedNickname(transaction, memberId, nickname, input.nickname, brand.name),
      ],
    ]);
    const asked: readonly string[] = ['nickname', ...shownFields(rules)];
    const changed = asked.filter((field) => before.get(field) !== after.get(field));
    if (changed.length === 0) return;
    await write(transaction, memberId, changed, after);
    await recordAudit(transaction, {
      actor: username,
      action: 'member.profile_changed',
      subject: `member:${memberId}`,
      before: noted(changed, before),
      after: noted(changed, after),
      ip: input.ip,
    });
  });
}

/** What the profile says afterwards, judged; a locked field is not judged again. */
function acceptedDetails(
  rules: ProfileRules,
  before: ReadonlyMap<string, string>,
  input: ChangeProfileInput,
): Map<string, string> {
  const kept = new Map<string, string>();
  for (const field of shownFields(rules)) {
    const value = before.get(field) ?? '';
    if (!isLocked(field, value)) continue;
    if ((input[field]?.trim() ?? value) !== value) throw new Refusal('field_locked', { field });
    kept.set(field, value);
  }
  const judged = (Object.keys(rules) as ProfileField[]).filter((field) => !kept.has(field));
  const wanted = shownFields(rules).map((field) => [field, before.get(field)] as const);
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const said = Object.fromEntries([...wanted, ...given]) as ChangeProfileInput;
  const isPart = (field: ProfileField) => rules[field].isShown || input[field] !== undefined;
  return new Map([...kept, ...acceptFields(rules, judged.filter(isPart), said)]);
}

async function acceptedNickname(
  transaction: Transaction,
  memberId: bigint,
  before: string,
  given: string,
  brandName: string,
): Promise<string> {
  const nickname = plainNickname(given);
  // A name that registering made of a number has dots in it, and may stay.
  if (nickname === before) return before;
  const problem = nicknameProblem(nickname);
  if (problem) {
    const { min: minLength, max: maxLength } = nicknameLength;
    throw new Refusal('nickname_invalid', { problem, minLength, maxLength });
  }
  if (isReservedName(nickname, brandName)) throw new Refusal('nickname_taken');
  const { rows } = await transaction.query(
    'SELECT 1 FROM credentials WHERE username = $1 AND member_id <> $2',
    [soundsLike(nickname), memberId],
  );
  if (rows.length > 0) throw new Refusal('nickname_taken');
  return nickname;
}

async function write(
  transaction: Transaction,
  memberId: bigint,
  changed: readonly string[],
  after: ReadonlyMap<string, string>,
): Promise<void> {
  await transaction.query('UPDATE members SET nickname = $2 WHERE id = $1', [
    memberId,
    after.get('nickname'),
  ]);
  const fields = changed.filter((field) => field !== 'nickname');
  await transaction.query(
    'DELETE FROM member_details WHERE member_id = $1 AND field = ANY($2::text[])',
    [memberId, fields],
  );
  const filled = fields.filter((field) => after.has(field));
  await transaction.query(
    `INSERT INTO member_details (member_id, field, value)
     SELECT $1, * FROM unnest($2::text[], $3::text[])`,
    [memberId, filled, filled.map((field) => after.get(field))],
  );
}

/** Others see a nickname anyway; of the rest the log holds enough to recognise it by. */
function noted(changed: readonly string[], values: ReadonlyMap<string, string>) {
  const told = changed.map((field) => {
    const value = values.get(field) ?? '';
    return [field, field === 'nickname' ? value : maskedValue(value)];
  });
  return Object.fromEntries(told) as Record<string, string>;
}
