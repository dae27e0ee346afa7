/** Who invited a new member: the code that was given, and the agent it stands for. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { agencyCalls } from '@bahati/contract/player-site/agency/agency.ts';
import { type Database, type Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import type { RegistrationRules } from '#domains/identity/registration/registration.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import { canonicalAffiliateCode } from './affiliate-codes.ts';
import { agentTypes } from '#domains/members/members.ts';
import { type DownlineType, typeBelow } from './downline-type.rules.ts';
import { countOpening } from './invitation-links.ts';

export type Invitation = {
  /** As the link had it: one that is unknown stops nobody, for people follow old links. */
  referralCode?: string | undefined;
  /** As it was typed by hand: it has to be right. */
  affiliateCode?: string | undefined;
  /** The id of an agent, typed by hand: it has to be right where no code names an upline. */
  recommenderId?: string | undefined;
};

export type Upline = {
  uplineId: bigint;
  affiliateCode: string | null;
  /** What registering makes of somebody. */
  memberType: DownlineType;
  /** Terms of contracts the code offers to a new agent, as the agency reads them. */
  offeredTerms: readonly object[];
};

/** Says who invites with this code, and counts the look. Refuses `invitation_code_error`. */
export async function checkAffiliateCode(
  { database }: Pick<Context, 'database'>,
  code: string,
  visitor: { ip: string; userAgent: string | undefined },
): Promise<CallValue<(typeof agencyCalls)['GET /wps/agent/affiliate']>> {
  const found = await findAgent(database, code);
  if (!found) throw new Refusal('invitation_code_error');
  await countOpening(database, found.affiliateCode, visitor);
  const { nickname, memberType } = found;
  return { isValid: true, agentName: maskedName(nickname), downlineType: memberType === 0 ? 0 : 1 };
}

/**
 * Judges an invitation before anything is written, and says who invites; null: nobody. Refuses
 * `invitation_code_error`; `field_invalid` when nobody has the recommender's id, and when the
 * brand takes members by invitation alone and none counts.
 */
export async function assertInvitation(
  { database }: Context,
  rules: RegistrationRules,
  invitation: Invitation,
): Promise<Upline | null> {
  const upline = await readUpline(database, invitation);
  const { isRequired, patternId, minLength, maxLength } = rules.affiliateCode;
  if (upline || !isRequired) return upline;
  const rule = { patternId, minLength, maxLength };
  throw new Refusal('field_invalid', { field: 'affiliateCode', problem: 'required', ...rule });
}

/**
 * The invitation as it stands when somebody registers by it. The code stays as it is until the
 * transaction ends, and its last use is one member's. Refuses `invitation_code_error` to whom it
 * was promised a moment ago and no longer holds, be it typed or of a link; `field_invalid` when
 * the recommender is an agent no longer.
 */
export async function holdUpline(transaction: Transaction, promised: Upline): Promise<Upline> {
  const { affiliateCode, uplineId } = promised;
  if (affiliateCode === null) return assertRecommender(transaction, uplineId.toString());
  const held = await findAgent(transaction, affiliateCode, 'FOR SHARE OF affiliate_codes');
  if (!held || !(await isUseLeft(transaction, held))) throw new Refusal('invitation_code_error');
  return held;
}

/** One at a time where uses are limited: who waited sees who came before. */
async function isUseLeft(
  transaction: Transaction,
  { affiliateCode, mostUses }: Found,
): Promise<boolean> {
  if (mostUses === null) return true;
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `invitation ${affiliateCode}`,
  ]);
  const { rows } = await transaction.query<{ isLeft: boolean }>(
    `SELECT count(*) < $2 AS "isLeft"
       FROM (SELECT FROM members WHERE affiliate_code = $1 LIMIT $2) used`,
    [affiliateCode, mostUses],
  );
  return rows[0]?.isLeft === true;
}

async function readUpline(
  database: Database,
  { referralCode, affiliateCode, recommenderId }: Invitation,
): Promise<Upline | null> {
  const typed = affiliateCode?.trim() ?? '';
  if (typed !== '') {
    const found = await findAgent(database, typed);
    if (!found) throw new Refusal('invitation_code_error');
    return found;
  }
  const linked = referralCode === undefined ? undefined : await findAgent(database, referralCode);
  const id = recommenderId?.trim() ?? '';
  if (linked || id === '') return linked ?? null;
  return assertRecommender(database, id);
}

async function assertRecommender(database: Database | Transaction, id: string): Promise<Upline> {
  const recommender = await findAgentById(database, id);
  if (recommender) return recommender;
  throw new Refusal('field_invalid', { field: 'recommenderId', problem: 'unknown' });
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
  return rows[0] && { ...rows[0], affiliateCode: null, memberType: 0, offeredTerms: [] };
}

type Found = Upline & { affiliateCode: string; nickname: string; mostUses: number | null };

/** The agent behind a code that may be used; a code of who is blocked may not. */
async function findAgent(
  database: Database | Transaction,
  code: string,
  lock: 'FOR SHARE OF affiliate_codes' | '' = '',
): Promise<Found | undefined> {
  const { rows } = await database.query<
    Omit<Found, 'memberType'> & { agentType: number; downlineType: 0 | 1 }
  >(
    `SELECT agent_id AS "uplineId", code AS "affiliateCode", nickname, type AS "agentType",
            downline_type AS "downlineType", most_uses AS "mostUses",
            offered_terms AS "offeredTerms"
       FROM affiliate_codes JOIN members ON members.id = agent_id
      WHERE code = $1 AND is_enabled AND status = 'active' AND type = ANY($2::smallint[])
        AND (expires_at IS NULL OR expires_at > now())
        AND (most_uses IS NULL OR most_uses > (
              SELECT count(*) FROM (
                SELECT FROM members joined WHERE joined.affiliate_code = code
                 LIMIT most_uses) used)) ${lock}`,
    [canonicalAffiliateCode(code), agentTypes],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { agentType, downlineType, ...found } = row;
  return { ...found, memberType: typeBelow(agentType, downlineType) };
}
