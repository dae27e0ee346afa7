/** A bet in figures: its reference, what was staked, what it may pay or has paid. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { amountAfterTax, isPartCashed } from './bet.rules.ts';
import { useBetNames } from './use-bet-names.ts';

export function BetFacts({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const names = useBetNames();
  const { currency } = bet;
  if (!isCurrency(currency)) return null;
  const money = (value: string, isStrong = false) => (
    <Amount value={value} currency={currency} locale={locale} size={isStrong ? 'm' : 's'} />
  );
  const isOver = bet.state === 'settled' || bet.state === 'cashed_out' || bet.state === 'cancelled';
  const hasTax = /[1-9]/.test(bet.tax);
  const net = amountAfterTax(bet, currency);
  const isPart = !isOver && isPartCashed(bet, currency);
  const total = names.totalOdds(bet);
  const items: (KeyValue | false)[] = [
    { id: 'reference', label: t('bets_reference'), value: <b>{bet.reference}</b> },
    total !== null && { id: 'odds', label: t('slip_total_odds'), value: <b>{total}</b> },
    { id: 'stake', label: t('slip_stake_total'), value: money(bet.stake) },
    isPart && { id: 'cashed', label: t('bets_cashed'), value: money(bet.payout), tone: 'win' },
    isPart && { id: 'running', label: t('bets_running'), value: money(bet.openStake) },
    bet.state !== 'refused' &&
      /[1-9]/.test(bet.bonus) && {
        id: 'bonus',
        label: t('slip_bonus'),
        value: money(bet.bonus),
        tone: 'win',
      },
    hasTax &&
      bet.state !== 'refused' && {
        id: 'tax',
        label: t('slip_tax'),
        value: money(bet.tax),
        tone: 'quiet',
      },
    isOver && { id: 'paid', label: t('bets_paid'), value: money(bet.payout, true), isStrong: true },
    !isOver &&
      bet.state !== 'refused' && {
        id: 'net',
        label: t(hasTax ? 'slip_payout_net' : 'slip_payout'),
        value: money(net, true),
        isStrong: true,
      },
  ];
  return <KeyValueList items={items.filter((item) => item !== false)} isCompact />;
}
