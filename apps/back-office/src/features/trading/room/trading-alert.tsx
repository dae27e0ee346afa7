import { useEffect, useEffectEvent, useRef } from 'react';
import { formatAmount, currencySymbol } from '@bahati/money/format.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '#office/words/use-words.ts';
import { Count } from '#features/programs/count.tsx';
import { sessionQuery, useTrading } from './use-trading.ts';

const lookMs = 3_000;

/** In the menu of every page: how many large stakes wait, and a word as one comes. */
export function TradingAlert() {
  const { translate, locale } = useWords();
  const { data: session } = useQuery(sessionQuery);
  const { data } = useTrading('GET /trading/v1/queue', {}, { refetchEveryMs: lookMs });
  const known = useRef<ReadonlySet<string>>(undefined);
  const items = data?.items;
  const tellNew = useEffectEvent(() => {
    if (!items || !session?.permissions.includes('trading.act')) return;
    const before = known.current;
    known.current = new Set(items.map(({ betId }) => betId));
    const fresh = items.find(({ betId }) => !before?.has(betId));
    if (!fresh) return;
    const { currency } = session;
    const stake = `${currencySymbol(currency)} ${formatAmount(fresh.stake, currency, locale)}`;
    showToast({
      tone: 'warn',
      message: translate('trading.queue.alert', { stake, member: fresh.memberName }),
      durationMs: 10_000,
    });
  });
  useEffect(() => tellNew(), [items, session]);
  return <Count count={items?.length ?? 0} words="trading.queue.count" />;
}
