/** What the lottery says of the basket now; it is asked at each change and every few seconds. */
import type { OrderFault, OrderLine } from '@bahati/contract/lottery/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRested } from '#features/forms/use-rested.ts';
import { queryClient } from '#site/api.ts';
import { gameQuery, lotteryCall } from '#features/lottery/call/lottery-call.ts';
import { useLotteryWallet } from '#features/lottery/call/use-lottery-wallet.ts';
import { useLowData } from '#features/low-data/low-data.ts';
import { basketStore, useBasket } from './basket-store.ts';
import { type BasketLine, wireLine } from './basket.rules.ts';

const everyMs = 8_000;
const thriftyMs = 30_000;

export type BasketCheck = {
  /** By the key of the line; of the whole order by ''. */
  readonly faults: ReadonlyMap<string, readonly OrderFault[]>;
  /** Of exactly this basket. */
  readonly isFresh: boolean;
  readonly isLost: boolean;
};

/** What was wrong, by the key of the line it is about. */
export const faultsByKey = (faults: readonly OrderFault[], keys: readonly string[]) =>
  Map.groupBy(faults, ({ line }) => (line === undefined ? '' : (keys[line] ?? '')));

const asked = (lines: readonly BasketLine[]): string => JSON.stringify(lines.map(wireLine));

const checkKey = (wire: string) => ['lottery', 'check', wire] as const;

/** What an order was refused for is the newest word on these lines. */
export const noteFaults = (wire: readonly OrderLine[], faults: readonly OrderFault[]): void =>
  void queryClient.setQueriesData({ queryKey: checkKey(JSON.stringify(wire)) }, { faults });

export function useBasketCheck(isOpen: boolean): BasketCheck {
  const { lines } = useBasket();
  const { currency } = useLotteryWallet();
  const isThrifty = useLowData();
  const now = asked(lines);
  const rested = useRested(now);
  const query = useQuery({
    queryKey: [...checkKey(rested), currency],
    queryFn: async ({ signal }) => {
      const body = { lines: JSON.parse(rested) as ReturnType<typeof wireLine>[], currency };
      return lotteryCall('POST /lottery/v1/orders/check', { body }, { signal });
    },
    // What rested may still be the empty basket that a first line was put into.
    enabled: lines.length > 0 && rested !== asked([]),
    refetchInterval: isOpen ? (isThrifty ? thriftyMs : everyMs) : false,
    gcTime: 60_000,
    retry: 1,
  });
  const isFresh = query.data !== undefined && rested === now;
  const told = isFresh ? query.data.faults : [];
  useEffect(() => {
    for (const { code, line, keys = [] } of told) {
      const drawId = lines[line ?? -1]?.draw.id;
      if (code === 'sold_out' && drawId !== undefined) basketStore.setSold(drawId, keys);
    }
  });
  const closed = told.flatMap(({ code, line }) =>
    code === 'draw_closed' ? (lines[line ?? -1]?.gameCode ?? []) : [],
  );
  const closedGames = [...new Set(closed)].join(' ');
  // Which draw they sell instead is asked at once, not when this one was due to close.
  useEffect(() => {
    for (const code of closedGames.split(' ').filter(Boolean))
      void queryClient.invalidateQueries(gameQuery(code));
  }, [closedGames, query.dataUpdatedAt]);
  return {
    faults: faultsByKey(
      told,
      lines.map(({ key }) => key),
    ),
    isFresh,
    isLost: query.isError,
  };
}
