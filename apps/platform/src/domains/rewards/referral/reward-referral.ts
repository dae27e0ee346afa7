/** The awards of both sides of a referral, each once. */
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { parseDecimal, shareRoundedDown, toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { maskedName } from '@bahati/server-kit/privacy/masked-name.ts';
import type { Context } from '#platform/context.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';
import { readExclusion } from '#domains/wallet/limits/limits.ts';
import { type HoldReason, offerAward } from '#domains/rewards/awards/awards.ts';
import { type BrandDay, readProgramme, spend } from '#domains/rewards/programmes/programmes.ts';
import { findTies } from './find-ties.ts';
import type { Referral } from './referral-row.ts';

const dayMs = 86_400_000;
const friendClaimDays = 7;
const sponsorClaimDays = 30;
/** The friend's bonus has to be played within so many days. */
const bonusDays = 30;
const ordinals = { sponsor: 0, friend: 1 } as const;

/** A share of the first deposit as bonus money, up to the most. */
export async function rewardFriend(
  context: Context,
  transaction: Transaction,
  day: BrandDay,
  referral: Referral,
): Promise<void> {
  const { id, friendId, terms, firstDeposit } = referral;
  const share = shareRoundedDown(firstDeposit ?? 0n, terms.friendPercent * 100);
  const most = parseDecimal(terms.friendMaximum, day.currency);
  const amount = share < most ? share : most;
  if (amount === 0n || (await readExclusion(transaction, friendId))) return;
  const awardId = await offerAward(transaction, {
    memberId: friendId,
    currency: day.currency,
    source: 'referral',
    sourceId: id,
    ordinal: ordinals.friend,
    award: {
      kind: 'bonus',
      amount: toDecimal(amount, day.currency),
      terms: {
        wagerTimes: terms.friendWagerTimes,
        wagerBase: 'bonus',
        contributions: gameCategory.options.map((gameType) => ({ gameType, percent: 100 })),
        games: [],
        largestStake: null,
        days: bonusDays,
        cashOutCap: null,
        isSticky: false,
      },
    },
    title: { en: 'Bonus on your first deposit', sw: 'Bonasi ya pesa uliyoweka mara ya kwanza' },
    isAutomatic: false,
    claimUntil: new Date(context.now().getTime() + friendClaimDays * dayMs),
    reasons: await reasonsOf(context, transaction, day, { referral, amount }),
  });
  await transaction.query('UPDATE referrals SET friend_award_id = $2 WHERE id = $1', [
    id,
    awardId ?? null,
  ]);
}

/**
 * False: the sponsor has had as many as a day or month may bring, or excluded himself; looked at
 * again later. One at a time for each sponsor, so that two friends never take one last place.
 */
export async function rewardSponsor(
  context: Context,
  transaction: Transaction,
  day: BrandDay,
  referral: Referral,
): Promise<boolean> {
  const { id, sponsorId, friendId, terms } = referral;
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `sponsor ${sponsorId}`,
  ]);
  const had = await countRewarded(transaction, day, sponsorId);
  const { rules } = await readProgramme(transaction, context.config.BRAND, 'referral');
  if (had.today >= rules.mostPerDay || had.thisMonth >= rules.mostPerMonth) return false;
  if (await readExclusion(transaction, sponsorId)) return false;
  const name = await nameOf(transaction, friendId);
  const amount = parseDecimal(terms.sponsorReward, day.currency);
  const awardId = await offerAward(transaction, {
    memberId: sponsorId,
    currency: day.currency,
    source: 'referral',
    sourceId: id,
    ordinal: ordinals.sponsor,
    award: { kind: 'cash', amount: terms.sponsorReward },
    title: { en: `For inviting ${name}`, sw: `Kwa kumwalika ${name}` },
    isAutomatic: false,
    claimUntil: new Date(context.now().getTime() + sponsorClaimDays * dayMs),
    reasons: await reasonsOf(context, transaction, day, { referral, amount }),
  });
  if (awardId === undefined) throw new Error(`The referral ${id} was rewarded before.`);
  await transaction.query('UPDATE referrals SET sponsor_award_id = $2 WHERE id = $1', [
    id,
    awardId,
  ]);
  await sendInboxMessage(transaction, {
    memberId: sponsorId,
    key: `referral ${id}`,
    title: { en: 'Your friend has played', sw: 'Rafiki yako amecheza' },
    html: {
      en: `<p>${escapeHtml(name)} has met the terms. Your reward is on the page Invite friends.</p>`,
      sw: `<p>${escapeHtml(name)} ametimiza masharti. Zawadi yako iko kwenye ukurasa Alika marafiki.</p>`,
    },
  });
  return true;
}

/** Rewards of a sponsor in the brand's day and month. */
export async function countRewarded(
  database: Transaction | Context['database'],
  { today, month, timeZone }: BrandDay,
  sponsorId: bigint,
): Promise<{ today: number; thisMonth: number }> {
  const { rows } = await database.query<{ today: number; thisMonth: number }>(
    `SELECT count(*) FILTER (
              WHERE rewarded_at >= $2::date::timestamp AT TIME ZONE $4)::int AS today,
            count(*)::int AS "thisMonth"
       FROM referrals WHERE sponsor_id = $1 AND state = 'rewarded'
        AND rewarded_at >= $3::date::timestamp AT TIME ZONE $4`,
    [sponsorId, today, month, timeZone],
  );
  return rows[0] ?? { today: 0, thisMonth: 0 };
}

/** Empty where nothing speaks against it and the month's budget holds it. */
async function reasonsOf(
  { config }: Context,
  transaction: Transaction,
  { month, currency }: BrandDay,
  { referral, amount }: { referral: Referral; amount: bigint },
): Promise<HoldReason[]> {
  const { rules } = await readProgramme(transaction, config.BRAND, 'referral');
  const ceiling = rules.monthlyBudget === null ? null : parseDecimal(rules.monthlyBudget, currency);
  const fits = await spend(transaction, { programme: 'referral', month, amount, ceiling });
  const ties = await findTies(transaction, referral.sponsorId, referral.friendId);
  return fits ? ties : [...ties, { code: 'budget_spent' }];
}

async function nameOf(transaction: Transaction, memberId: bigint): Promise<string> {
  const { rows } = await transaction.query<{ nickname: string }>(
    'SELECT nickname FROM members WHERE id = $1',
    [memberId],
  );
  return maskedName(rows[0]?.nickname ?? '');
}
