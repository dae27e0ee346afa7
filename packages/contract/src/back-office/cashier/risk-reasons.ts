/** Risk reasons of a withdrawal, without the schema library, so that a site may bundle them. */
export const riskReasons = [
  'barely_staked',
  'new_account',
  'new_payout_account',
  'large_for_member',
  'first_withdrawal',
  'many_today',
  'new_network',
  'new_device',
  /** Another team is reviewing the member. */
  'under_review',
  /** The rules would approve it automatically, but the payment history is unusual. */
  'payments_stand_out',
] as const;

/** The scores from which risk is raised or high; below the first it is low. */
export const riskLevels = { raised: 30, high: 60 } as const;
