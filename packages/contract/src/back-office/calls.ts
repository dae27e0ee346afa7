/** Every call of the back office, on one page. */
import { boAdjustmentCalls } from './adjustments.ts';
import { boCashierCalls } from './cashier.ts';
import { boContentCalls } from './content.ts';
import { boIdentityCalls } from './identity.ts';
import { boMemberCalls } from './members.ts';
import { boMessageCalls } from './messages.ts';
import { staffCalls } from './staff.ts';
import { boSupportCalls } from './support.ts';
import { boSystemCalls } from './system.ts';
import { boWithdrawalCalls } from './withdrawals.ts';

export const backOfficeCalls = {
  ...staffCalls,
  ...boMemberCalls,
  ...boCashierCalls,
  ...boWithdrawalCalls,
  ...boAdjustmentCalls,
  ...boMessageCalls,
  ...boIdentityCalls,
  ...boSystemCalls,
  ...boSupportCalls,
  ...boContentCalls,
};

export type BackOfficeCalls = typeof backOfficeCalls;
