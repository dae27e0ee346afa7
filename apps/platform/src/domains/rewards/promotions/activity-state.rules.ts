/** The state of an activity for one member (spec §4), computed here alone. */
import type { ActivityState } from '@bahati/contract/player-site/rewards/promotions.ts';
import type { CampaignTrigger } from '@bahati/contract/campaign-terms.ts';
import type { AwardState } from '@bahati/contract/reward-terms.ts';

export type ActivityFacts = {
  trigger: CampaignTrigger;
  isAutomatic: boolean;
  /** It begins later. */
  isAhead: boolean;
  /** It runs, has something left, and the member may have it. */
  isOpen: boolean;
  /** The award that can be claimed, else the newest. */
  award: AwardState | null;
  application: 'waiting' | 'approved' | 'rejected' | null;
  /** The member chose it for the next deposit. */
  isChosen: boolean;
  /** Turnover was played towards it in this period. */
  hasProgress: boolean;
};

export function activityStateOf(facts: ActivityFacts): ActivityState {
  const { award, application } = facts;
  if (award === 'claimable') return 'claim';
  if (facts.isAhead) return 'coming_soon';
  if (application === 'waiting') return 'applying';
  if (award === 'held') return 'process';
  if (facts.isOpen) return openState(facts);
  if (award === 'given') return facts.isAutomatic ? 'issued' : 'claimed';
  if (award === 'rejected' || application === 'rejected') return 'rejected';
  return 'close';
}

function openState({ trigger, isChosen, application, hasProgress }: ActivityFacts): ActivityState {
  switch (trigger.kind) {
    case 'deposit':
      if (!trigger.isChosen) return 'signed';
      return isChosen ? 'joined' : 'join';
    case 'application':
      return application === 'rejected' ? 'rejected' : 'join';
    case 'turnover':
      return hasProgress ? 'process' : 'signed';
    case 'registration':
    case 'loss':
    case 'date':
    case 'code':
    case 'staff':
      return 'signed';
  }
}
