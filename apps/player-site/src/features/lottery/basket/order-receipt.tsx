/** What was bought; tickets the platform is still asked about are asked about here too. */
import { Button } from '@bahati/ui/button/button.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { CheckIcon, ClockIcon } from '@bahati/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { refusalKey } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { lotteryMemberCall } from '#features/lottery/call/lottery-session.ts';
import { useLotteryWallet } from '#features/lottery/call/use-lottery-wallet.ts';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { Bought } from './buyer.ts';

const askEveryMs = 2_000;

export function OrderReceipt({
  lottery,
  bought,
  onClose,
}: {
  lottery: Lottery;
  bought: Bought & { orderId: string };
  onClose: () => void;
}) {
  const { t, has } = useTranslation();
  const { money, count } = useFormat();
  const { currency, balance, isPlay } = useLotteryWallet();
  const { orderId } = bought;
  const { data } = useQuery({
    queryKey: ['lottery', 'member', 'order', orderId],
    queryFn: () => lotteryMemberCall('GET /lottery/v1/orders/:orderId', { params: { orderId } }),
    enabled: bought.waiting > 0,
    refetchInterval: ({ state }) => (state.data?.waiting === 0 ? false : askEveryMs),
  });
  const order = data ?? bought;
  const left = order.balance ?? balance;
  const refusal = order.refusal === null ? undefined : refusalKey(order.refusal);
  return (
    <div className="lot-receipt" role="status">
      {order.waiting > 0 ? <ClockIcon size={40} /> : <CheckIcon size={40} />}
      <h3>{t(order.waiting > 0 ? 'lottery_waiting' : 'lottery_bought')}</h3>
      <dl>
        <div>
          <dt>{t('lottery_tickets')}</dt>
          <dd>{count(order.bought + order.waiting)}</dd>
        </div>
        <div>
          <dt>{t('lottery_cost')}</dt>
          <dd>{money(order.stake, currency)}</dd>
        </div>
        {left !== null && left !== undefined && (
          <div>
            <dt>{t(isPlay ? 'lottery_play_money' : 'balance')}</dt>
            <dd>{money(left, currency)}</dd>
          </div>
        )}
      </dl>
      {order.refused > 0 && (
        <p className="lot-fault" role="alert">
          {t('lottery_some_refused', { count: order.refused, shown: count(order.refused) })}{' '}
          {refusal && has(refusal) && t(refusal as 'error_unknown')}
        </p>
      )}
      <Link
        to={lottery.path}
        search={{ view: 'tickets' }}
        className={buttonClass({ tone: 'quiet', size: 'l', isWide: true })}
        onClick={onClose}
      >
        {t('lottery_tickets')}
      </Link>
      <Button tone="brass" size="l" isWide onClick={onClose}>
        {t('lottery_play_on')}
      </Button>
    </div>
  );
}
