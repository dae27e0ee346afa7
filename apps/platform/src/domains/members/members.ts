/**
 * Members: the people who play. It owns their record (type, status, language, upline); who they
 * are is identity's, what they have is the wallet's. A member is blocked or
 * closed, never deleted.
 */
import type { MemberInfo } from '@bahati/contract/player-site/members/members.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import type { Context } from '#platform/context.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { MemberActor } from '#platform/context.ts';
import { readExclusion } from '#domains/wallet/limits/limits.ts';
import { exclusionValue } from './gambling-controls.rules.ts';

export { authenticateMember } from './authenticate-member.ts';
export { changeAgentType, changeUpline } from './change-line.ts';
export { isOldEnough, isPossibleBirthday } from './members.rules.ts';
export {
  checkChoices,
  checkMinutes,
  exclusionValue,
  limitAmount,
} from './gambling-controls.rules.ts';

/** Trial members play with play money and look at the rest (spec §6). */
export const trialType = 4;

/** Refuses `need_true_account` to a trial member. */
export function assertTrueAccount(actor: Pick<MemberActor, 'type'>): void {
  if (actor.type === trialType) throw new Refusal('need_true_account');
}

/** Agents and general agents, in and outside settlement. */
export const agentTypes: readonly number[] = [1, 2, 41, 42];

/** Refuses `need_agent` to who is no agent. */
export function assertAgent(actor: Pick<MemberActor, 'type'>): void {
  if (!agentTypes.includes(actor.type)) throw new Refusal('need_agent');
}

/** Is this member an agent? Asked where no session has proven it yet. */
export async function isAgent(
  database: Database | Transaction,
  memberId: bigint,
): Promise<boolean> {
  const { rows } = await database.query(
    'SELECT 1 FROM members WHERE id = $1 AND type = ANY($2::smallint[])',
    [memberId, agentTypes],
  );
  return rows.length > 0;
}

type InfoRow = Omit<MemberInfo, 'id' | 'registeredAt' | 'exclusion'> & {
  id: bigint;
  currency: Currency;
  registeredAt: Date;
};

/** The member's own record, as this session has it. */
export async function readMemberInfo(
  { database, now }: Context,
  { memberId, sessionId }: Pick<MemberActor, 'memberId' | 'sessionId'>,
): Promise<MemberInfo> {
  const { rows } = await database.query<InfoRow>(
    `SELECT members.id, username AS account, nickname, type, currency, language,
            payment_password_hash IS NOT NULL AS "hasPaymentPassword",
            idle_lock_minutes AS "lockMinutes", registered_at AS "registeredAt",
            must_change_password OR EXISTS (
              SELECT FROM sessions WHERE id = $2 AND needs_password_change) AS "passwordExpired"
       FROM members JOIN credentials ON credentials.member_id = members.id
      WHERE members.id = $1`,
    [memberId, sessionId],
  );
  const row = rows[0];
  if (!row) throw new Refusal('not_found');
  const exclusion = await readExclusion(database, memberId);
  return {
    ...row,
    id: row.id.toString(),
    registeredAt: row.registeredAt.toISOString(),
    exclusion: exclusion ? exclusionValue(exclusion, now()) : null,
  };
}

/** User names of these members, for lists of other domains. */
export async function readUsernames(
  database: Database | Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  const { rows } = await database.query<{ id: bigint; username: string }>(
    'SELECT member_id AS id, username FROM credentials WHERE member_id = ANY($1::bigint[])',
    [memberIds],
  );
  return new Map(rows.map((row) => [row.id, row.username]));
}
