/**
 * Campaigns: rules as data by which awards are offered, written and started by staff.
 *
 * Invariants: the same occasion gives a member one campaign once; no budget is passed, whole, of a day
 * or of a member, since each award is counted under the campaign's lock with its checks; a paused
 * campaign offers nothing from the next transaction on; members who are excluded, opted out or held
 * out at random are offered nothing.
 */
export {
  type CampaignRow,
  campaignColumns,
  campaignJoins,
  findCampaign,
} from './campaign-rows.ts';
export { chooseOffer, listDepositOffers, settleChoice, withdrawChoice } from './choices.ts';
export {
  countsPlay,
  fitsMember,
  hasTimesLeft,
  isDepositAhead,
  isHeldOut,
  playFigures,
  today,
} from './fits.ts';
export { grantOnce, type GrantResult } from './grant.ts';
export { runCampaigns } from './run-campaigns.ts';
export { campaignStartKind } from './start-campaign.ts';
