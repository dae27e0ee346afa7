/** Who invited a new member: the code that was given, and the agent it stands for. */
import { type Database, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { RegistrationRules } from '#domains/identity/registration/registration.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import { canonicalAffiliateCode } from './affiliate-codes.ts';
import { agentTypes } from '#domains/members/members.ts';

export type Invitation = {
  /** As the link had it: one that is unknown stops nobody, for people follow old links. */
  referralCode?: string | undefined;
  /** As it was typed by hand: it has to be right. */
  affiliateCode?: string | undefined;
  /** The id of an agent, typed by hand: it has to be right where no code names an upline. */
  recommenderId?: string | undefined;
};

export type Upline = { uplineId: bigint; affiliateCode: string | null };

/** Says who invites with this code. Refuses `invitation_code_error`. */
export async function checkAffiliateCode(
  { database }: Pick<Context, 'database'>,
  code: string,
): Promise<{ isValid: true; agentName: string }> {
  const found = await findAgent(database, code);
  if (!found) throw new Refusal('invitation_code_error');
  return { isValid: true, agentName: maskedName(found.nickname) };
}

/**
 * Judges an invitation before anything is written. Refuses `invitation_code_error`;
 * `field_invalid` when nobody has the recommender's id, and when the brand takes members by invitation alone and none counts.
 */
export async function assertInvitation(
  { database }: Context,
  rules: RegistrationRules,
  invitation: Invitation,
): Promise<void> {
  const upline = await readUpline(database, invitation);
  const { isRequired, patternId, minLength, maxLength } = rules.affiliateCode;
  if (upline || !isRequired) return;
  const rule = { patternId, minLength, maxLength };
  throw new Refusal('field_invalid', { field: 'affiliateCode', problem: 'required', ...rule });
}

/**
 * The upline of who registers now; null for nobody. The code stays as it is until the transaction
 * ends. Refuses `invitation_code_error`.
 */
export async function holdUpline(
  transaction: Transaction,
  invitation: Invitation,
): Promise<Upline | null> {
  return readUpline(transaction, invitation, 'FOR SHARE OF affiliate_codes');
}

async function readUpline(
  database: Database | Transaction,
  { referralCode, affiliateCode, recommenderId }: Invitation,
  lock: 'FOR SHARE OF affiliate_codes' | '' = '',
): Promise<Upline | null> {
  const typed = affiliateCode?.trim() ?? '';
  if (typed !== '') {
    const found = await findAgent(database, typed, lock);
    if (!found) throw new Refusal('invitation_code_error');
    return found;
  }
  const linked =
    referralCode === undefined ? undefined : await findAgent(database, referralCode, lock);
  const id = recommenderId?.trim() ?? '';
  if (linked || id === '') return linked ?? null;
  const recommender = await findAgentById(database, id);
  if (!recommender) {
    throw new Refusal('field_invalid', { field: 'recommenderId', problem: 'unknown' });
  }
  return recommender;
}

/** The agent of this id, who may have no code at all. */
async function findAgentById(
  database: Database | Transaction,
  id: string,
): Promise<Upline | undefined> {
  if (!/^[1-9]\d{0,17}$/.test(id)) return undefined;
  const { rows } = await database.query<{ uplineId: bigint }>(
    `SELECT id AS "uplineId" FROM members
      WHERE id = $1 AND status = 'active' AND type = ANY($2::smallint[])`,
    [id, agentTypes],
  );
  return rows[0] && { ...rows[0], affiliateCode: null };
}

/** The agent behind a code that may be used; a code of who is blocked may not. */
async function findAgent(
  database: Database | Transaction,
  code: string,
  lock = '',
): Promise<(Upline & { nickname: string }) | undefined> {
  const { rows } = await database.query<Upline & { nickname: string }>(
    `SELECT agent_id AS "uplineId", code AS "affiliateCode", nickname
       FROM affiliate_codes JOIN members ON members.id = agent_id
      WHERE code = $1 AND is_enabled AND status = 'active' AND type = ANY($2::smallint[]) ${lock}`,
    [canonicalAffiliateCode(code), agentTypes],
  );
  return rows[0];
}
