/** A campaign while it is written: fields as they are typed. */
import type { CampaignAward, CampaignTerms, TriggerKind } from '@bahati/contract/campaign-terms.ts';
import type { BonusTerms } from '@bahati/contract/reward-terms.ts';

export const awardKinds = ['percent_bonus', 'percent_cash', 'bonus', 'cash', 'points'] as const;
export type AwardKind = (typeof awardKinds)[number];

export const gameTypes = [
  'RNG',
  'BGS',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
  'COCKFIGHT',
] as const;
export type GameType = (typeof gameTypes)[number];

export type AwardDraft = {
  kind: AwardKind | 'as_it_stands';
  percent: string;
  /** The cap of a share, the amount, or the count of points. */
  amount: string;
  wagerTimes: string;
  wagerBase: BonusTerms['wagerBase'];
  counts: Readonly<Record<GameType, string>>;
  largestStake: string;
  days: string;
  cashOutCap: string;
  isSticky: boolean;
  /** What the form has no fields for. */
  kept: CampaignAward | null;
};

export type CampaignDraft = {
  name: string;
  title: { en: string; sw: string };
  scene: CampaignTerms['scene'];
  trigger: TriggerKind;
  /** Empty: any deposit. */
  number: string;
  leastDeposit: string;
  isChosen: boolean;
  period: 'day' | 'week';
  least: string;
  needsPicture: boolean;
  day: string;
  newDays: string;
  tags: string[];
  countries: string[];
  gameTypes: GameType[];
  vendorIds: number[];
  awards: AwardDraft[];
  total: string;
  dayBudget: string;
  memberBudget: string;
  times: string;
  /** Instants. */
  startsAt: string;
  endsAt: string;
  isAutomatic: boolean;
  claimDays: string;
  controlPercent: string;
};

const noCounts = Object.fromEntries(gameTypes.map((type) => [type, ''])) as Record<
  GameType,
  string
>;

export const awardDraft = (more: Partial<AwardDraft> = {}): AwardDraft => ({
  kind: 'percent_bonus',
  percent: '100',
  amount: '',
  wagerTimes: '20',
  wagerBase: 'bonus',
  counts: { ...noCounts, RNG: '100', BGS: '50' },
  largestStake: '',
  days: '14',
  cashOutCap: '',
  isSticky: false,
  kept: null,
  ...more,
});

const dayMs = 86_400_000;

export const campaignDraft = (now: Date): CampaignDraft => ({
  name: '',
  title: { en: '', sw: '' },
  scene: 'gift-chest',
  trigger: 'deposit',
  number: '1',
  leastDeposit: '',
  isChosen: true,
  period: 'day',
  least: '',
  needsPicture: false,
  day: new Date(now.getTime() + dayMs).toISOString().slice(0, 10),
  newDays: '',
  tags: [],
  countries: [],
  gameTypes: [],
  vendorIds: [],
  awards: [awardDraft()],
  total: '',
  dayBudget: '',
  memberBudget: '',
  times: '1',
  startsAt: now.toISOString(),
  endsAt: new Date(now.getTime() + 30 * dayMs).toISOString(),
  isAutomatic: false,
  claimDays: '7',
  controlPercent: '0',
});

const text = (value: string | number | null) => (value === null ? '' : String(value));

export function draftOf(name: string, terms: CampaignTerms): CampaignDraft {
  const { trigger, condition, budget } = terms;
  return {
    ...campaignDraft(new Date(terms.startsAt)),
    name,
    title: terms.title,
    scene: terms.scene,
    trigger: trigger.kind,
    ...(trigger.kind === 'deposit'
      ? {
          number: text(trigger.number),
          leastDeposit: trigger.leastDeposit,
          isChosen: trigger.isChosen,
        }
      : {}),
    ...('least' in trigger ? { period: trigger.period, least: trigger.least } : {}),
    ...('needsPicture' in trigger ? { needsPicture: trigger.needsPicture } : {}),
    ...('day' in trigger ? { day: trigger.day } : {}),
    newDays: text(condition.newDays),
    tags: condition.tags,
    countries: condition.countries,
    gameTypes: condition.gameTypes,
    vendorIds: condition.vendorIds,
    awards: terms.awards.map(draftOfAward),
    total: budget.total,
    dayBudget: text(budget.day),
    memberBudget: text(budget.member),
    times: text(budget.timesPerMember),
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    isAutomatic: terms.isAutomatic,
    claimDays: text(terms.claimDays),
    controlPercent: text(terms.controlPercent),
  };
}

function draftOfAward(one: CampaignAward): AwardDraft {
  if (one.kind === 'percent') {
    const { percent, cap, bonus } = one;
    const kind = bonus ? 'percent_bonus' : 'percent_cash';
    return awardDraft({
      kind,
      percent: text(percent),
      amount: cap,
      ...bonusDraft(bonus),
      kept: one,
    });
  }
  const { award } = one;
  if (award.kind === 'cash') return awardDraft({ kind: 'cash', amount: award.amount });
  if (award.kind === 'points') return awardDraft({ kind: 'points', amount: text(award.points) });
  if (award.kind === 'bonus') {
    const drafted = bonusDraft(award.terms);
    return awardDraft({ kind: 'bonus', amount: award.amount, ...drafted, kept: one });
  }
  return awardDraft({ kind: 'as_it_stands', kept: one });
}

function bonusDraft(terms: BonusTerms | null): Partial<AwardDraft> {
  if (!terms) return {};
  const counts = { ...noCounts };
  for (const { gameType, percent } of terms.contributions) counts[gameType] = text(percent);
  return {
    wagerTimes: text(terms.wagerTimes),
    wagerBase: terms.wagerBase,
    counts,
    largestStake: text(terms.largestStake),
    days: text(terms.days),
    cashOutCap: text(terms.cashOutCap),
    isSticky: terms.isSticky,
  };
}
