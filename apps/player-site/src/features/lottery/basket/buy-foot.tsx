/** The one button that moves money, and why it does not where it cannot. */
import { toDecimal } from '@bahati/money/money.ts';
import { compareDecimals } from '@bahati/ui/amount-field/typed-amount.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { useOnline } from '@bahati/ui/notice-bar/use-online.ts';
import { Link } from '@tanstack/react-router';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useLotteryWallet } from '#features/lottery/call/use-lottery-wallet.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { type BasketLine, stakeOf, ticketsOf } from './basket.rules.ts';
import { buyBasket, useBuying } from './buying.ts';

export function BuyFoot({
  lines,
  isBlocked,
}: {
  lines: readonly BasketLine[];
  isBlocked: boolean;
}) {
  const { t } = useTranslation();
  const { money, count } = useFormat();
  const { currency, balance, isPlay, error } = useLotteryWallet();
  const errorWords = useErrorWords();
  const isOnline = useOnline();
  const { phase, memberId } = useBuying();
  const stake = lines.reduce((sum, line) => sum + stakeOf(line), 0n);
  const tickets = ticketsOf(lines);
  const amount = money(toDecimal(stake, currency), currency);
  const isShort = balance !== undefined && compareDecimals(toDecimal(stake, currency), balance) > 0;
  const isShut = isBlocked || !isOnline || memberId === undefined;
  return (
    <div className="lot-foot">
      <p className="lot-foot-sums">
        <span>{t('lottery_ticket_count', { count: tickets, shown: count(tickets) })}</span>
        <b>{amount}</b>
      </p>
      {balance !== undefined && (
        <p className="quiet">
          {t(isPlay ? 'lottery_play_balance' : 'lottery_balance', {
            balance: money(balance, currency),
          })}
        </p>
      )}
      {error !== null && error !== undefined && (
        <p className="lot-fault" role="alert">
          {errorWords(error)}
        </p>
      )}
      {isShort && !isPlay ? (
        <>
          <p className="lot-fault" role="status">
            {t('lottery_short')}
          </p>
          <Link
            to="/member/depositv2"
            className={buttonClass({ tone: 'brass', size: 'l', isWide: true })}
          >
            {t('hd_deposit')}
          </Link>
        </>
      ) : (
        <>
          {isShut && (
            <p className="quiet" role="status">
              {t(isOnline ? 'lottery_blocked' : 'lottery_offline')}
            </p>
          )}
          <Button
            tone="brass"
            size="l"
            isWide
            aria-disabled={isShut || undefined}
            isLoading={phase === 'sending'}
            loadingLabel={t('lottery_buying')}
            onClick={() => {
              if (!isShut && memberId !== undefined) void buyBasket(lines, memberId);
            }}
          >
            {t('lottery_buy', { amount })}
          </Button>
        </>
      )}
    </div>
  );
}
