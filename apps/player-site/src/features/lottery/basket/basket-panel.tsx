/** The basket: its lines, what is wrong with them, and one button that buys them all. */
import type { LotteryGame } from '@bahati/contract/lottery/shapes.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useErrorWords, refusalKey } from '#features/forms/refusal-words.ts';
import { PlayMoneyNote } from '#features/lottery/call/play-money-note.tsx';
import { useLotteryWallet } from '#features/lottery/call/use-lottery-wallet.ts';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { basketStore, useBasket } from './basket-store.ts';
import { BasketLineView } from './basket-line.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { askAgain, useBuying } from './buying.ts';
import { type BasketCheck, faultsByKey } from './use-basket-check.ts';
import { useOrderFaultWords } from './use-fault-words.ts';
import './basket.css';

export function BasketPanel({
  lottery,
  games,
  check,
  onClose,
}: {
  lottery: Lottery;
  games: ReadonlyMap<string, LotteryGame>;
  check: BasketCheck;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { lines } = useBasket();
  const { answer, order, phase, memberId } = useBuying();
  const { currency } = useLotteryWallet();
  const faultWords = useOrderFaultWords(currency);
  if (answer.kind === 'bought')
    return <OrderReceipt lottery={lottery} bought={answer.order} onClose={onClose} />;
  if (order && phase !== 'sending')
    return (
      <div className="lot-under-way" role="status">
        <p className="lot-under-way-title">{t('lottery_asking')}</p>
        <p>{t(phase === 'stopped' ? 'lottery_asking_stopped' : 'lottery_asking_text')}</p>
        {phase === 'stopped' && (
          <Button tone="brass" onClick={() => memberId && void askAgain(memberId)}>
            {t('retry')}
          </Button>
        )}
      </div>
    );
  if (lines.length === 0)
    return (
      <EmptyState
        seed="lottery"
        title={t('lottery_basket_empty')}
        text={t('lottery_basket_empty_text')}
      />
    );
  const told = answer.kind === 'faults' ? faultsByKey(answer.faults, answer.keys) : undefined;
  const faultsOf = (key: string) => (check.isFresh ? check.faults : told)?.get(key) ?? [];
  return (
    <div className="lot-basket">
      <PlayMoneyNote />
      <ul className="lot-basket-lines">
        {lines.map((line) => (
          <BasketLineView
            key={line.key}
            line={line}
            game={games.get(line.gameCode)}
            faults={faultsOf(line.key)}
            onEdit={onClose}
          />
        ))}
      </ul>
      <Button tone="link" size="s" onClick={() => basketStore.setAll([])}>
        {t('lottery_basket_clear')}
      </Button>
      {faultsOf('').map((fault) => (
        <p key={fault.code} className="lot-fault" role="alert">
          <WarningIcon size={16} />
          {faultWords(fault)}
        </p>
      ))}
      <AnswerLine />
    </div>
  );
}

/** What the platform or the lottery said no with. */
function AnswerLine() {
  const { t, has } = useTranslation();
  const errorWords = useErrorWords();
  const { answer } = useBuying();
  if (answer.kind !== 'refused' && answer.kind !== 'error') return null;
  const refusal = answer.kind === 'refused' ? refusalKey(answer.code) : undefined;
  const words =
    answer.kind === 'error'
      ? errorWords(answer.error)
      : t((refusal && has(refusal) ? refusal : 'error_unknown') as 'error_unknown');
  return (
    <p className="lot-fault" role="alert">
      <WarningIcon size={16} />
      {words}
    </p>
  );
}
