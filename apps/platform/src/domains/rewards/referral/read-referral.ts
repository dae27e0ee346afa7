/** What a member sees of the own referrals, and a visitor of who invites. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { ReferralRules } from '@bahati/contract/programme-terms.ts';
import type {
  ReferralTerms,
  ReferredFriend,
  referralCalls,
} from '@bahati/contract/player-site/rewards/referral.ts';
import type { AwardState } from '@bahati/contract/reward-terms.ts';
import type { Page } from '@bahati/contract/wire.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import { pageOf, readCursor } from '@bahati/server-kit/cursor.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context, MemberActor } from '#platform/context.ts';
import { readBrandDay, readProgramme } from '#domains/rewards/programmes/programmes.ts';
import { codeOf, ofCode } from './codes.ts';
import { countRewarded } from './reward-referral.ts';

type Own = CallValue<(typeof referralCalls)['GET /wps/rewards/referral']>;

/** Refuses `function_not_enabled`. */
export async function readReferral(context: Context, actor: MemberActor): Promise<Own> {
  const { database, config } = context;
  const { memberId, currency } = actor;
  const rules = await readOpenRules(context);
  const code = await codeOf(database, memberId);
  const had = await countRewarded(database, await readBrandDay(database, config.BRAND), memberId);
  const { rows } = await database.query<{
    friends: number;
    rewarded: number;
    earned: bigint;
    waiting: bigint;
  }>(
    `SELECT count(*)::int AS friends, count(*) FILTER (WHERE r.state = 'rewarded')::int AS rewarded,
            coalesce(sum(a.amount) FILTER (WHERE a.state = 'given'), 0)::bigint AS earned,
            coalesce(sum(a.amount) FILTER (WHERE a.state = 'held' OR a.state = 'claimable'
              AND (a.claim_until IS NULL OR a.claim_until > now())), 0)::bigint AS waiting
       FROM referrals r LEFT JOIN awards a ON a.id = r.sponsor_award_id WHERE r.sponsor_id = $1`,
    [memberId],
  );
  const { friends = 0, rewarded = 0, earned = 0n, waiting = 0n } = rows[0] ?? {};
  return {
    code,
    terms: termsValue(rules, currency),
    friends,
    rewarded,
    earned: toDecimal(earned, currency),
    waiting: toDecimal(waiting, currency),
    leftToday: Math.max(0, rules.mostPerDay - had.today),
    leftThisMonth: Math.max(0, rules.mostPerMonth - had.thisMonth),
  };
}

type FriendRow = {
  rowId: bigint;
  id: string;
  nickname: string;
  registeredAt: Date;
  until: Date;
  state: ReferredFriend['state'];
  firstDeposit: bigint | null;
  turnover: bigint;
  leastTurnover: string;
  awardId: string | null;
  awardState: AwardState | null;
  amount: bigint | null;
};

/** Newest first. */
export async function listFriends(
  { database }: Context,
  { memberId, currency }: MemberActor,
  { cursor, pageSize }: { cursor?: string | undefined; pageSize: number },
): Promise<Page<ReferredFriend>> {
  const { rows } = await database.query<FriendRow>(
    `SELECT r.id AS "rowId", r.public_id AS id, m.nickname, r.registered_at AS "registeredAt",
            r.registered_at + make_interval(days => (r.terms ->> 'days')::int) AS until, r.state,
            r.first_deposit AS "firstDeposit", r.turnover,
            r.terms ->> 'leastTurnover' AS "leastTurnover", a.public_id AS "awardId", a.amount,
            CASE WHEN a.state = 'claimable' AND a.claim_until <= now() THEN 'expired'
                 ELSE a.state END AS "awardState"
       FROM referrals r JOIN members m ON m.id = r.friend_id
       LEFT JOIN awards a ON a.id = r.sponsor_award_id
      WHERE r.sponsor_id = $1 AND ($2::bigint IS NULL OR r.id < $2) ORDER BY r.id DESC LIMIT $3`,
    [memberId, readCursor(cursor), pageSize + 1],
  );
  return pageOf(rows, pageSize, (row) => friendValue(row, currency));
}

/** Refuses `invitation_code_error` for a code that invites nobody now. */
export async function readInviter(
  context: Context,
  code: string,
): Promise<CallValue<(typeof referralCalls)['GET /wps/rewards/referral/inviter']>> {
  const { database, config } = context;
  const { rules } = await readProgramme(database, config.BRAND, 'referral');
  const id = rules.isOn ? await ofCode(database, code) : undefined;
  const { rows } = await database.query<{ nickname: string; currency: Currency }>(
    'SELECT nickname, currency FROM members WHERE id = $1',
    [id ?? 0n],
  );
  const [inviter] = rows;
  if (!inviter) throw new Refusal('invitation_code_error');
  return { name: maskedName(inviter.nickname), terms: termsValue(rules, inviter.currency) };
}

async function readOpenRules({ database, config }: Context): Promise<ReferralRules> {
  const { rules } = await readProgramme(database, config.BRAND, 'referral');
  if (!rules.isOn) throw new Refusal('function_not_enabled');
  return rules;
}

function termsValue(rules: ReferralRules, currency: Currency): ReferralTerms {
  const { sponsorReward, friendPercent, friendMaximum, friendWagerTimes } = rules;
  const { leastDeposit, leastTurnover, days, mostPerDay, mostPerMonth } = rules;
  const gifts = { sponsorReward, friendPercent, friendMaximum, friendWagerTimes };
  return { currency, ...gifts, leastDeposit, leastTurnover, days, mostPerDay, mostPerMonth };
}

function friendValue(row: FriendRow, currency: Currency): ReferredFriend {
  const needed = parseDecimal(row.leastTurnover, currency);
  const part = needed === 0n ? 100n : (row.turnover * 100n) / needed;
  const { awardId, awardState, amount } = row;
  const isAwarded = awardId !== null && awardState !== null && amount !== null;
  return {
    id: row.id,
    name: maskedName(row.nickname),
    registeredAt: row.registeredAt.toISOString(),
    until: row.until.toISOString(),
    state: row.state,
    hasDeposited: row.firstDeposit !== null,
    playedPercent: Number(part < 0n ? 0n : part > 100n ? 100n : part),
    award: isAwarded
      ? { id: awardId, amount: toDecimal(amount, currency), state: awardState }
      : null,
  };
}
