/** A campaign while it is written: fields as they are typed. */
import type { CampaignAward, CampaignTerms, TriggerKind } from '@bahati/contract/campaign-terms.ts';
import type { BonusTerms } from '@bahati/contract/reward-terms.ts';

export const awardKinds = [
  'percent_bonus',
  'percent_cash',
  'bonus',
  'cash',
  'points',
  'free_rounds',
  'tickets',
] as const;
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
  kind: AwardKind;
  percent: string;
  /** The cap of a share, the amount, or the count of points, rounds or tickets. */
  amount: string;
  wagerTimes: string;
  wagerBase: BonusTerms['wagerBase'];
  counts: Readonly<Record<GameType, string>>;
  largestStake: string;
  days: string;
  cashOutCap: string;
  isSticky: boolean;
  /** Of free rounds. */
  gameId: string;
  stake: string;
  /** Its kind and its id: `wheel 17`. */
  draw: string;
  /** Games that count otherwise, for which the form has no fields. */
  games: BonusTerms['games'];
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
  gameId: '',
  stake: '',
  draw: '',
  games: [],
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
    });
  }
  const { award } = one;
  switch (award.kind) {
    case 'cash':
      return awardDraft({ kind: 'cash', amount: award.amount });
    case 'points':
      return awardDraft({ kind: 'points', amount: text(award.points) });
    case 'bonus':
      return awardDraft({ kind: 'bonus', amount: award.amount, ...bonusDraft(award.terms) });
    case 'free_rounds':
      return awardDraft({
        kind: 'free_rounds',
        amount: text(award.rounds),
        gameId: text(award.gameId),
        stake: award.stake,
        days: text(award.days),
      });
    case 'tickets':
      return awardDraft({
        kind: 'tickets',
        amount: text(award.count),
        draw: `${award.ticket} ${award.drawId}`,
      });
  }
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
    games: terms.games,
  };
}
