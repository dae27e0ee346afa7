/** The basket at the thumb; opens it over the page. */
import { ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import type { Lottery } from '#features/lottery/lotteries.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBasket } from './basket-store.ts';
import { BasketPanel } from './basket-panel.tsx';
import { BuyFoot } from './buy-foot.tsx';
import { forgetAnswer, useBuying, useFoundOrder } from './buying.ts';
import { useBasketCheck } from './use-basket-check.ts';
import { useBasketGames } from './use-basket-games.ts';

export function BasketButton({ lottery }: { lottery: Lottery }) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { lines } = useBasket();
  const { phase, order, answer } = useBuying();
  const games = useBasketGames();
  const check = useBasketCheck(isOpen);
  useFoundOrder();
  const isUnsure = order !== null && phase !== 'sending';
  const isBuyable = lines.length > 0 && answer.kind !== 'bought' && !isUnsure;
  const isNeeded = lines.length > 0 || order !== null || isOpen;
  const close = () => {
    setIsOpen(false);
    forgetAnswer();
  };
  if (!isNeeded) return null;
  return (
    <>
      <button
        type="button"
        className="lot-basket-button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <ReceiptIcon size={20} />
        <span>{t('lottery_basket')}</span>
        <b data-wrong={check.faults.size > 0 ? '' : undefined}>{count(lines.length)}</b>
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('lottery_basket')}
        closeLabel={t('close')}
        size="full"
        isLocked={phase === 'sending'}
        footer={
          isBuyable && <BuyFoot lines={lines} isBlocked={check.isFresh && check.faults.size > 0} />
        }
      >
        <BasketPanel lottery={lottery} games={games} check={check} onClose={close} />
      </Dialog>
    </>
  );
}
