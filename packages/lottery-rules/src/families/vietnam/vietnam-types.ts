/** Bet types of Vietnam's draws. */
import type { BetType } from '@bahati/lottery-rules/bets/bet-type.ts';
import { lotTypes } from './lot-types.ts';
import { northTicket } from './north-ticket.ts';
import { parlayType } from './parlay-type.ts';
import { southTicket } from './south-ticket.ts';

const parlays = (family: 'vn-north' | 'vn-south') =>
  ([2, 3, 4] as const).map((taken) => parlayType(family, taken));

export const vietnamTypes: readonly BetType[] = [
  northTicket({ of: 20, drawn: 8 }),
  ...lotTypes('vn-north'),
  ...parlays('vn-north'),
  southTicket,
  ...lotTypes('vn-south'),
  ...parlays('vn-south'),
];
