/** A draw as its page shows it. */
import type { CallValue } from '@bahati/contract/call.ts';
import type { LotteryOfficeCalls } from '@bahati/contract/lottery-office/office.ts';

export type DrawDetail = CallValue<LotteryOfficeCalls['GET /lottery-office/v1/draws/:drawId']>;
