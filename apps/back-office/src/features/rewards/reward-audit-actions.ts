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
  ...['vip_rules', 'cashback_rules', 'referral_rules'].flatMap((kind) =>
    ['changed', 'change_asked', 'change_first_approved', 'change_rejected'].map(
      (act) => `${kind}.${act}`,
    ),
  ),
  'vip_level.set',
] as const;
