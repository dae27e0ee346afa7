/** A mission as it is being written. */
import type {
  MissionSettings,
  StaffMission,
} from '@bahati/contract/back-office/rewards/missions.ts';
import type { MissionCadence, MissionGoal, PlayProduct } from '@bahati/contract/mission-terms.ts';
import {
  type AwardDraft,
  awardDraftOf,
  awardOf,
  isCount,
  isMoney,
  newAward,
} from './award-draft.rules.ts';

export type MissionDraft = {
  title: { en: string; sw: string };
  cadence: MissionCadence;
  goal: MissionGoal['kind'];
  figure: string;
  /** Empty: every game counts. */
  product: PlayProduct | '';
  award: AwardDraft;
  /** Empty: it stands alone. */
  afterId: string;
  firstDay: string;
  lastDay: string;
  graceDays: string;
  budget: string;
  dayBudget: string;
};

export const newMission = (today: string): MissionDraft => ({
  title: { en: '', sw: '' },
  cadence: 'daily',
  goal: 'turnover',
  figure: '',
  product: 'RNG',
  award: newAward,
  afterId: '',
  firstDay: today,
  lastDay: '',
  graceDays: '1',
  budget: '',
  dayBudget: '',
});

/** As it stands, or as it will from its next period on; what is not written here is undefined. */
export function draftOf(mission: StaffMission): MissionDraft | undefined {
  const { title, goal, award: given } = mission.next ?? mission;
  const award = awardDraftOf(given);
  const scope = 'scope' in goal ? goal.scope : undefined;
  const isWhole = scope && (scope.vendorIds.length > 0 || scope.gameIds.length > 0);
  if (!award || isWhole || (scope?.products.length ?? 0) > 1) return undefined;
  const { cadence, firstDay, lastDay, budget, dayBudget } = mission;
  return {
    title,
    cadence,
    goal: goal.kind,
    figure: 'amount' in goal ? goal.amount : String(goal.count),
    product: scope?.products[0] ?? '',
    award,
    afterId: '',
    firstDay,
    lastDay,
    graceDays: String(mission.graceDays),
    budget,
    dayBudget,
  };
}

export const isGoalOfMoney = (goal: MissionGoal['kind']): boolean =>
  goal === 'turnover' || goal === 'deposited';
export const isGoalOfPlay = (goal: MissionGoal['kind']): boolean =>
  goal !== 'deposits' && goal !== 'deposited';

function goalOf({ goal, figure, product }: MissionDraft): MissionGoal | undefined {
  const scope = { products: product === '' ? [] : [product], vendorIds: [], gameIds: [] };
  if (isGoalOfMoney(goal) ? !isMoney(figure) : !isCount(figure, 10_000)) return undefined;
  switch (goal) {
    case 'turnover':
      return { kind: goal, amount: figure, scope };
    case 'deposited':
      return { kind: goal, amount: figure };
    case 'deposits':
      return { kind: goal, count: Number(figure) };
    default:
      return { kind: goal, count: Number(figure), scope };
  }
}

const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text);

/** Fields that are empty, or say what they may not. */
export function missingParts(draft: MissionDraft): string[] {
  const isSpan = isDay(draft.firstDay) && isDay(draft.lastDay) && draft.firstDay <= draft.lastDay;
  const faults: [string, boolean][] = [
    ['title.en', draft.title.en.trim() === ''],
    ['title.sw', draft.title.sw.trim() === ''],
    ['figure', goalOf(draft) === undefined],
    ['award', awardOf(draft.award) === undefined],
    ['firstDay', !isDay(draft.firstDay)],
    ['lastDay', !isSpan],
    ['graceDays', !/^[0-7]$/.test(draft.graceDays)],
    ['budget', !isMoney(draft.budget)],
    ['dayBudget', !isMoney(draft.dayBudget)],
  ];
  return faults.flatMap(([part, isWrong]) => (isWrong ? [part] : []));
}

/** What is sent; undefined while something is wanting. */
export function missionSettings(draft: MissionDraft): MissionSettings | undefined {
  const goal = goalOf(draft);
  const award = awardOf(draft.award);
  if (!goal || !award || missingParts(draft).length > 0) return undefined;
  const { title, cadence, firstDay, lastDay, budget, dayBudget } = draft;
  return {
    title: { en: title.en.trim(), sw: title.sw.trim() },
    cadence,
    goal,
    award,
    afterId: draft.afterId === '' ? null : draft.afterId,
    firstDay,
    lastDay,
    graceDays: Number(draft.graceDays),
    budget,
    dayBudget,
  };
}
