/** The games of the basket, asked about as their draws close; lines of closed draws move on. */
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lotteryNowMs, useLotterySecond } from '#features/lottery/call/lottery-clock.ts';
import { liveGameQuery } from '#features/lottery/game/use-game.ts';
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import { basketStore, useBasket } from './basket-store.ts';
import { moveLines } from './basket.rules.ts';

export function useBasketGames(): ReadonlyMap<string, LotteryGame> {
  const { lines } = useBasket();
  const codes = [...new Set(lines.map(({ gameCode }) => gameCode))];
  const found = useQueries({ queries: codes.map(liveGameQuery) });
  const games = new Map(
    found.flatMap(({ data }) => (data ? [[data.game.gameCode, data.game] as const] : [])),
  );
  const second = useLotterySecond();
  useEffect(() => {
    if (second === 0) return;
    const moved = moveLines(lines, (code) => games.get(code)?.coming, lotteryNowMs());
    if (moved !== lines) basketStore.setAll(moved);
  });
  return games;
}
