/** A bet in figures: its reference, what was staked, what it may pay or has paid. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useWithdrawalTax } from '#features/sportsbook/slip/withdrawal-tax.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { isPartCashed, payoutIfWon } from './bet.rules.ts';
import { useBetNames } from './use-bet-names.ts';

export function BetFacts({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const names = useBetNames();
  const taxLines = useWithdrawalTax();
  const { currency } = bet;
  if (!isCurrency(currency)) return null;
  const money = (value: string, isStrong = false) => (
    <Amount value={value} currency={currency} locale={locale} size={isStrong ? 'm' : 's'} />
  );
  const isOver = bet.state === 'settled' || bet.state === 'cashed_out' || bet.state === 'cancelled';
  const payout = isOver ? bet.payout : payoutIfWon(bet, currency);
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
    bet.state !== 'refused' && {
      id: 'payout',
      label: t(isOver ? 'bets_paid' : 'slip_payout'),
      value: money(payout, true),
      isStrong: true,
    },
    ...(bet.state === 'refused' || bet.state === 'cancelled' ? [] : taxLines(payout, currency)),
  ];
  return <KeyValueList items={items.filter((item) => item !== false)} isCompact />;
}
