/** What members read of a campaign's rules, without schemas, so that a site may bundle it. */
import type { CampaignTerms, PublicTerms } from './campaign-terms.ts';

/** What a member reads of these terms. */
export function publicTermsOf(terms: CampaignTerms, vendorNames: readonly string[]): PublicTerms {
  const { trigger, awards, startsAt, endsAt, isAutomatic, claimDays, title, scene } = terms;
  return {
    trigger,
    awards,
    startsAt,
    endsAt,
    isAutomatic,
    claimDays,
    title,
    scene,
    newDays: terms.condition.newDays,
    gameTypes: terms.condition.gameTypes,
    vendorNames: [...vendorNames],
    timesPerMember: terms.budget.timesPerMember,
  };
}
