/**
 * The rules of a campaign as data: what starts it, for whom, what it gives and within which budget. Its
 * words on both sites are made from this alone (campaign-words.ts).
 */
import { z } from 'zod';
import { amount, instant } from '@bahati/contract/wire.ts';
import { gameCategory } from '@bahati/contract/games-provider/provider.ts';
import { award, bonusTerms, bothWords } from '@bahati/contract/reward-terms.ts';

const period = z.enum(['day', 'week']);

/** What a member does for it. */
const campaignTrigger = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('registration') }),
  z.strictObject({
    kind: z.literal('deposit'),
    /** The first, second … deposit of a member; null: any. */
    number: z.number().int().min(1).max(20).nullable(),
    leastDeposit: amount,
    /** Whether the member chooses the offer before he deposits. */
    isChosen: z.boolean(),
  }),
  /** So much valid turnover within a day or week of the brand's calendar. */
  z.strictObject({ kind: z.literal('turnover'), period, least: amount }),
  /** A net loss of a whole day or week. */
  z.strictObject({ kind: z.literal('loss'), period, least: amount }),
  z.strictObject({ kind: z.literal('code') }),
  z.strictObject({ kind: z.literal('application'), needsPicture: z.boolean() }),
  /** Once, at the beginning of a day of the brand's calendar. */
  z.strictObject({ kind: z.literal('date'), day: z.iso.date() }),
  z.strictObject({ kind: z.literal('staff') }),
]);

/** Whom it is for; empty lists and null let everybody pass. */
const campaignCondition = z.strictObject({
  /** Registered at most so many days ago. */
  newDays: z.number().int().min(1).max(365).nullable(),
  /** Tags of members, one of which is enough. */
  tags: z.array(z.string().min(1).max(40)).max(20),
  /** Dialling codes. */
  countries: z.array(z.string().regex(/^\+\d{1,4}$/)).max(20),
  /** Play that counts for turnover and loss: by type of game and by vendor. */
  gameTypes: z.array(gameCategory).max(10),
  vendorIds: z.array(z.number().int().positive()).max(30),
});

/** What it gives: an award as it stands, or a share of the deposit or loss up to a cap. */
const campaignAward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), award }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.number().int().min(1).max(500),
    cap: amount,
    /** Terms of bonus money; null: cash. */
    bonus: bonusTerms.nullable(),
  }),
]);

/** Amounts are what awards cost at most; null: as much as the whole budget. */
const campaignBudget = z.strictObject({
  total: amount,
  day: amount.nullable(),
  member: amount.nullable(),
  timesPerMember: z.number().int().min(1).max(1_000),
});

const campaignScenes = [
  'gift-chest',
  'coin-jar',
  'photo-line',
  'lantern-wheel',
  'phone-deposit',
  'dhow-race',
  'football-night',
  'fair-rounds',
] as const;
const campaignScene = z.enum(campaignScenes);

export const campaignTerms = z.strictObject({
  trigger: campaignTrigger,
  condition: campaignCondition,
  awards: z.array(campaignAward).min(1).max(3),
  budget: campaignBudget,
  startsAt: instant,
  endsAt: instant,
  /** Given at once instead of waiting for a claim. */
  isAutomatic: z.boolean(),
  /** Days to claim; null: as long as one likes. */
  claimDays: z.number().int().min(1).max(90).nullable(),
  /** Percent of members held out at random, who never see it, to measure what it does. */
  controlPercent: z.number().int().min(0).max(50),
  title: bothWords,
  scene: campaignScene,
});
export type CampaignTerms = z.infer<typeof campaignTerms>;
export type CampaignTrigger = CampaignTerms['trigger'];
export type TriggerKind = CampaignTrigger['kind'];
export type CampaignAward = CampaignTerms['awards'][number];

/** What a member reads of the rules; no segment, budget or control group is told. */
export const publicTerms = campaignTerms
  .pick({
    trigger: true,
    awards: true,
    startsAt: true,
    endsAt: true,
    isAutomatic: true,
    claimDays: true,
    title: true,
    scene: true,
  })
  .extend({
    newDays: campaignCondition.shape.newDays,
    gameTypes: campaignCondition.shape.gameTypes,
    vendorNames: z.array(z.string()),
    timesPerMember: campaignBudget.shape.timesPerMember,
  });
export type PublicTerms = z.infer<typeof publicTerms>;
