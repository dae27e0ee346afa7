/** A ticket in figures: its price, what each tier won, and what it paid. */
import type { LotteryTicket } from '@bahati/contract/lottery/shapes.ts';
import { tierWords } from '@bahati/lottery-rules/words/bet-words.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { type KeyValue, KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useSay } from '#features/lottery/numbers/use-say.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { endOf } from './ticket.rules.ts';
import { useTicketMoney } from './use-ticket-money.ts';

/** "95" of 950000 ten-thousandths, "9.5" of 95000. */
const oddsText = (odds: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(odds / 10_000);

export function TicketFacts({ ticket, isWhole }: { ticket: LotteryTicket; isWhole: boolean }) {
  const { t } = useTranslation();
  const say = useSay();
  const { time, count } = useFormat();
  const { currency, locale, told } = useTicketMoney(ticket);
  const end = endOf(ticket);
  const money = (value: string, isStrong = false) => (
    <Amount value={value} currency={currency} locale={locale} size={isStrong ? 'm' : 's'} />
  );
  const { lines, unit, multiple, stake, mostWin, payout, won, reference, placedAt } = ticket;
  const price = t('lot_price', { lines: count(lines), unit: told(unit), multiple });
  const items: (KeyValue | false)[] = [
    { id: 'stake', label: t('lot_stake'), value: money(stake) },
    isWhole && { id: 'price', label: t('lot_price_label'), value: price, tone: 'quiet' },
    isWhole && { id: 'reference', label: t('lot_reference'), value: <b>{reference}</b> },
    isWhole && { id: 'placed', label: t('lot_placed'), value: time(placedAt) },
    (end === 'open' || end === 'waiting') && {
      id: 'most',
      label: t('lot_most_win'),
      value: money(mostWin),
      tone: 'quiet',
    },
    ...won.map(
      ({ tier, lines: winning, odds, amount }): KeyValue => ({
        id: `tier-${tier}`,
        label: (
          <>
            {say(tierWords(tier))}
            <small className="ticket-why">
              {odds === null
                ? t('lot_why_pool', { count: winning })
                : t('lot_why', { count: winning, odds: oddsText(odds, locale) })}
            </small>
          </>
        ),
        value: money(amount),
        tone: 'win',
      }),
    ),
    (end === 'won' || end === 'lost') && {
      id: 'paid',
      label: t('lot_paid'),
      value: money(payout, true),
      isStrong: true,
      tone: end === 'won' ? 'win' : undefined,
    },
  ];
  return <KeyValueList items={items.filter((item) => item !== false)} isCompact />;
}
