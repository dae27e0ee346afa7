/**
 * Balance and net result of whoever sits: the wallet's last word as it is told, and after each hand
 * what it brought or cost. Chips before a player are no loss.
 */
import type { SeatsOwn, SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { SitAndGoView } from '@bahati/contract/games-frame/sit-and-go.ts';
import type { TournamentOwn } from '@bahati/contract/games-frame/tournaments.ts';
import { toMinor } from '#frame/shell/balance/purse.ts';
import type { Play } from '#frame/shell/round/play.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';

type Parts = { readonly play: Play; readonly site: Pick<Site, 'tell'> };

/** The payout is asked for by the server when the seat is free; it is there soon after. */
const askAgainMs = [400, 1_500, 4_000];

/** Of a tournament only its end counts: the prize, less what was paid to take part. */
function prizeSoFar(view: SeatsView, own: SeatsOwn, { currency }: Play): bigint | null {
  const part = isLarge(own)
    ? own.entry
    : (view as SitAndGoView).sitAndGo.players.find(({ seat }) => seat === own.seat);
  const prize = part?.prize ?? null;
  return prize === null ? null : toMinor(prize, currency) - toMinor(own.brought, currency);
}

/** Of several tables: he takes part wherever his seat is. */
const isLarge = (own: SeatsOwn): own is TournamentOwn => 'entry' in own;

const isTournament = (view: SeatsView, own: SeatsOwn): boolean =>
  'sitAndGo' in view || isLarge(own);

const takesPart = (own: SeatsOwn): boolean => (isLarge(own) ? own.entry : own.seat) !== null;

/** Of all hands since one sat down, once none is played; null: it cannot be told now. */
function resultSoFar(view: SeatsView, own: SeatsOwn, play: Play): bigint | null {
  if (isTournament(view, own)) return prizeSoFar(view, own, play);
  const { currency } = play;
  const seat = view.seats.find((each) => each.seat === own.seat);
  const { hand } = view;
  if (!seat || seat.isAsking || !hand?.isOver) return null;
  return toMinor(seat.stack, currency) - toMinor(own.brought, currency);
}

export function createSeatMoney({ play, site }: Parts) {
  let balance: string | null = null;
  let counted: { hand: number; result: bigint } | null = null;
  let wasSeated = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const count = (result: bigint, hand: number): void => {
    const before = counted;
    counted = { hand, result };
    if (!before || hand <= before.hand) return;
    const by = result - before.result;
    const { staked, won, rounds } = play.session.get();
    play.session.set({
      staked: by < 0n ? staked - by : staked,
      won: by > 0n ? won + by : won,
      rounds: rounds + 1,
    });
  };
  const askBalance = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers = askAgainMs.map((ms) =>
      setTimeout(() => {
        play.send({ type: 'balance-wanted' });
        site.tell('bahati:balance-changed');
      }, ms),
    );
  };
  return {
    follow(view: SeatsView, own: SeatsOwn): void {
      if (!takesPart(own)) {
        if (wasSeated) askBalance();
        wasSeated = false;
        counted = null;
        return;
      }
      // The last hand of a tournament may be the one that is played.
      const from = isTournament(view, own) ? -1 : (view.hand?.number ?? 0);
      if (!wasSeated) counted = { hand: from, result: 0n };
      const isFirst = !wasSeated;
      wasSeated = true;
      if (own.balance !== null && own.balance !== balance) {
        balance = own.balance;
        play.session.set({ balance: toMinor(balance, play.currency) });
        site.tell('bahati:balance-changed');
      }
      const result = resultSoFar(view, own, play);
      if (result === null || (!view.hand && !isLarge(own))) return;
      const hand = view.hand?.number ?? 0;
      if (isTournament(view, own) && counted?.hand !== hand) askBalance();
      // Whoever comes back to a seat counts from now on.
      if (isFirst) counted = { hand, result };
      else count(result, hand);
    },
    close(): void {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
