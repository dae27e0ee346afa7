/** What belongs to a round itself, as its board is told it. Pure. */
import type { TableRound, TableView } from '@bahati/contract/games-frame/tables.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { SharedRound } from '#frame/bets/stage/board.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';

type Here = { readonly currency: Currency; readonly now: () => number };

export function sharedRound(
  { game, offer, closesAt, dealtAt, endsAt, hash, salt }: TableRound,
  { places }: TableView['totals'],
  { currency, now }: Here,
): SharedRound {
  return {
    game,
    offer,
    closesAtMs: Date.now() + Date.parse(closesAt) - now(),
    seeds: hash === null ? null : { serverSeed: hash, clientSeed: salt, nonce: game },
    wholeMs: dealtAt && endsAt ? Date.parse(endsAt) - Date.parse(dealtAt) : null,
    totals: new Map(places.map(({ place, amount }) => [place, toMinor(amount, currency)])),
  };
}
