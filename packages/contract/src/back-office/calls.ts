/** Every call of the back office, on one page. */
import { boCashierCalls } from './cashier.ts';
import { boMemberCalls } from './members.ts';
import { boMessageCalls } from './messages.ts';
import { staffCalls } from './staff.ts';

export const backOfficeCalls = {
  ...staffCalls,
  ...boMemberCalls,
  ...boCashierCalls,
  ...boMessageCalls,
};

export type BackOfficeCalls = typeof backOfficeCalls;
