import { Button } from '@bahati/ui/button/button.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useCash } from '#frame/seats/use-money.ts';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { words } from './words.ts';

type Props = {
  /** Amounts of money. */
  readonly buyIn: string;
  readonly fee: string;
  /** He has registered, or his buy-in is not answered yet. */
  readonly isIn: boolean;
  readonly isAsking: boolean;
};

/** Registers for the price, or takes the registration back; for want of money a way to it. */
export function PriceButton({ buyIn, fee, isIn, isAsking }: Props) {
  const { room } = useSeated();
  const { play, site } = useFrame();
  const { t } = useWords();
  const say = useText();
  const { money, minor } = useCash();
  const view = useRoom()?.view;
  const isBusy = useRoomState((state) => state.isAsking);
  const balance = useStore(play.session, (state) => state.balance);
  const price = minor(buyIn) + minor(fee);
  if (isIn) {
    return (
      <Button
        size="l"
        isWide
        isLoading={isBusy || isAsking}
        onClick={() => void room.ask({ kind: 'unregister' })}
      >
        {say(isAsking ? words.registering : words.unregister)}
      </Button>
    );
  }
  if (balance < price) {
    return (
      <div className="sng-poor">
        <p className="small">
          {say(words.registerPoor, { amount: money(price), balance: money(balance) })}
        </p>
        {site.isThere && (
          <Button tone="brass" size="l" isWide onClick={() => site.tell('bahati:deposit')}>
            {t('deposit')}
          </Button>
        )}
      </div>
    );
  }
  return (
    <Button
      tone="brass"
      size="l"
      isWide
      isLoading={isBusy}
      aria-disabled={view?.isPaused || undefined}
      onClick={() => !view?.isPaused && void room.ask({ kind: 'register' }, price)}
    >
      {say(words.register, { amount: money(price) })}
    </Button>
  );
}
