/** The acts the platform writes down today; a newer one is shown by its own code. */
export const auditActions = [
  'withdrawal.approved',
  'withdrawal.rejected',
  'withdrawal.paid',
  'withdrawal.failed',
  'withdrawal.auto_confirmed',
  'withdrawal.amount_differed',
  'withdrawal.contradicted',
  'deposit.paid_late',
  'deposit.amount_differed',
  'deposit.contradicted',
  'member.blocked',
  'member.unblocked',
  'staff.logged_in',
  'staff.login_failed',
  'staff.logged_out',
] as const;
