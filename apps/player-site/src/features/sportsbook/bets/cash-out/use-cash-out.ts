/** A quote for a part of a bet, asked for anew while somebody looks, and taken once. */
import { RefusedError, UnreachableError } from '@bahati/client/caller.ts';
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRested } from '#features/forms/use-rested.ts';
import { bookMemberCall } from '#features/sportsbook/book-session.ts';
import { forgetBets, keepBet } from '#features/sportsbook/bets/use-bets.ts';

/** So often a quote is asked for by itself; then it waits for a touch. */
const mostQuotes = 12;
const mostTries = 4;

export type Quote = {
  quoteId: string;
  amount: string;
  stakePart: string;
  /** By this device's clock, counted from the answer. */
  endsAtMs: number;
  lastsMs: number;
};

/** The book's clock and this device's may differ: how long it lasts is told by its answer's date. */
async function askQuote(betId: string, part: number): Promise<Quote> {
  const params = { betId };
  const told = await bookMemberCall('POST /book/v1/bets/:betId/cashOut/quote', {
    params,
    body: { part },
  });
  const { quoteId, amount, stakePart, expiresAt } = told;
  const lastsMs = Math.min(60_000, Math.max(1_000, Date.parse(expiresAt) - Date.now()));
  return { quoteId, amount, stakePart, endsAtMs: Date.now() + lastsMs, lastsMs };
}

/** A quote is taken once: where no answer came, the bet itself says whether it was. */
async function take(before: Bet, quoteId: string): Promise<Bet> {
  const params = { betId: before.id };
  for (let tried = 1; ; tried += 1) {
    try {
      if (tried > 1) {
        const now = await bookMemberCall('GET /book/v1/bets/:betId', { params, query: {} });
        if (now.openStake !== before.openStake) return now;
      }
      const input = { params, body: { quoteId } };
      const { bet } = await bookMemberCall('POST /book/v1/bets/:betId/cashOut', input);
      return bet;
    } catch (error) {
      if (!(error instanceof UnreachableError) || tried === mostTries) throw error;
      await new Promise((resolve) => setTimeout(resolve, tried * 1_000));
    }
  }
}

/** `onTaken` is told what was paid: the bet may leave its list at that moment. */
export function useCashOut(bet: Bet, part: number, onTaken: (amount: string) => void) {
  const [asked, setAsked] = useState(1);
  const rested = Number(useRested(String(part)));
  const taking = useMutation({
    mutationFn: ({ quoteId }: Quote) => take(bet, quoteId),
    onSuccess(told, { amount }) {
      onTaken(amount);
      keepBet(told);
    },
    onError: () => void forgetBets(),
  });
  const quote = useQuery({
    queryKey: ['member', 'book cash-out', bet.id, rested, asked],
    queryFn: () => askQuote(bet.id, rested),
    enabled: !taking.isPending && !taking.isSuccess,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  });
  const isOfNow = rested === part && quote.data !== undefined && !quote.isPlaceholderData;
  const [overId, setOverId] = useState<string | undefined>();
  const { endsAtMs, quoteId } = quote.data ?? {};
  const isOver = overId !== undefined && overId === quoteId;
  const isBusy = taking.isPending || taking.isSuccess;
  useEffect(() => {
    if (endsAtMs === undefined || !isOfNow || isBusy) return;
    const timer = setTimeout(
      () => {
        setOverId(quoteId);
        if (asked < mostQuotes) setAsked(asked + 1);
      },
      Math.max(0, endsAtMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [endsAtMs, quoteId, isOfNow, isBusy, asked]);
  const refusal = taking.error instanceof RefusedError ? taking.error.code : undefined;
  return {
    quote: quote.data,
    quoteError: quote.error,
    canTake: isOfNow && !isOver && !isBusy,
    isTaking: taking.isPending,
    /** An offer is on its way; else, where none can be taken, one is asked for at a touch. */
    isWaiting: !quote.error && !taking.error && !(isOver && asked >= mostQuotes),
    error: taking.error,
    /** The offer was over as it came to the book: another one is shown. */
    wasLate: refusal === 'quote_over',
    take(): void {
      if (isOfNow && !isOver && !isBusy && quote.data) taking.mutate(quote.data);
    },
    askAnew(): void {
      taking.reset();
      setAsked(asked + 1);
    },
  };
}
