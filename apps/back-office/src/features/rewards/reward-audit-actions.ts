/** What the audit log names of rewards. */
export const rewardAuditActions = [
  'campaign.written',
  'campaign.changed',
  'campaign.started',
  'campaign.paused',
  'campaign.ended',
  'campaign.given',
  'campaign.codes_added',
  'campaign_start.changed',
  'campaign_start.change_asked',
  'campaign_start.change_first_approved',
  'campaign_start.change_rejected',
  'award.released',
  'award.rejected',
  'application.approved',
  'application.rejected',
] as const;
