/** What a control of the trading room is: about what, of which kind, and with which value. */
import { z } from 'zod';
import { odds } from '@bahati/contract/sportsbook/offer.ts';
import { amount } from '@bahati/contract/wire.ts';

export const controlScopes = ['outcome', 'market', 'event', 'competition', 'sport'] as const;
export type ControlScope = (typeof controlScopes)[number];

/** What a value of each kind is. `boost`: the odds it is raised to. `limit`: the most a bet may stake. */
export const controlValues = {
  suspend: z.literal(true),
  margin: z.number().int().min(0).max(5_000),
  odds,
  boost: odds,
  limit: amount,
};
export type ControlKind = keyof typeof controlValues;
export type ControlValue<K extends ControlKind> = z.output<(typeof controlValues)[K]>;

export type ControlName = {
  scope: ControlScope;
  /** A sport's code, an id, `event/market` or `event/market/outcome`. */
  key: string;
  kind: ControlKind;
};

export type Control = ControlName & {
  value: ControlValue<ControlKind>;
  setBy: string;
  reason: string;
  since: Date;
};
