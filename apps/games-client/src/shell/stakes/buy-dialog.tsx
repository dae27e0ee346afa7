import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useFrame, useSlot } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { isWithin } from './stake-offer.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** Says the price, what comes for it and what comes back of it, before anything is taken. */
export function BuyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { play } = useFrame();
  const { game } = useSlot();
  const { t, language } = useWords();
  const balance = useStore(play.session, (state) => state.balance);
  const isAutoplay = useStore(play.round, (state) => state.autoplay !== null);
  const { bounds } = useStore(play.session, (state) => state.offer);
  const price = play.priceOf('buy') ?? 0n;
  const { figures } = game;
  const { buy, freeSpins, symbols, scatter } = game.definition;
  if (!buy || !figures.buy) return null;
  const show = (minor: bigint) => showMinor(minor, play.currency, language);
  const reason = isAutoplay
    ? t('buy_autoplay')
    : !isWithin(bounds, price)
      ? t('buy_beyond', { maximum: show(bounds.maximum ?? 0n) })
      : balance < price
        ? t('buy_short_of')
        : null;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('buy_title')}
      closeLabel={t('close')}
      size="s"
      footer={
        <Button
          tone="brass"
          size="l"
          isWide
          disabled={reason !== null}
          onClick={() => {
            onClose();
            play.send({ type: 'buy' });
          }}
        >
          {t('buy_for', { price: show(price) })}
        </Button>
      }
    >
      <div className="form">
        <p>
          {t('buy_text', {
            count: freeSpins?.awards[buy.scatters] ?? 0,
            scatters: buy.scatters,
            scatter: symbols[scatter ?? -1]?.name[language] ?? '',
          })}
        </p>
        <KeyValueList
          items={[
            { id: 'price', label: t('buy_price'), value: show(price) },
            {
              id: 'times',
              label: t('stake'),
              value: `${show(play.round.get().stake)} × ${buy.price}`,
            },
            { id: 'return', label: t('buy_return'), value: `${figures.buy.rtpPercent} %` },
            { id: 'balance', label: t('balance'), value: show(balance) },
          ]}
        />
        {reason && <p role="alert">{reason}</p>}
      </div>
    </Dialog>
  );
}
