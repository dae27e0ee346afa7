/** Why a withdrawal deserves a second look, apart from its schema, so that a site may bundle it. */
export const riskReasons = [
  'barely_staked',
  'new_account',
  'new_payout_account',
  'large_for_member',
  'first_withdrawal',
  'many_today',
  'new_network',
  'new_device',
  /** Another desk looks at the member first. */
  'under_review',
  /** It would have gone out by the rules alone, but for what stands out in the payments. */
  'payments_stand_out',
] as const;

/** From which score on a withdrawal is of raised or high risk; below the first its risk is low. */
export const riskLevels = { raised: 30, high: 60 } as const;
