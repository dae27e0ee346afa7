/** What staff did at the lottery, for good. */
import { staffLog } from '@bahati/server-kit/program-office/staff-log.ts';

export const noteAct = staffLog('lottery.office_log');
