import { Button } from '@bahati/ui/button/button.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useCash, useMoney } from '#frame/seats/use-money.ts';
import { useRoom, useRoomState, useSeated } from '#frame/seats/use-seats.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { minutesOf, type SeenGame, useTimeTo } from './use-sit-and-go.ts';
import { words } from './words.ts';

/** Before it begins: what one pays, what one may win, who waits, and until when. */
export function EntryPanel({ seen }: { seen: SeenGame }) {
  const { game, terms } = seen;
  const say = useText();
  const cash = useCash();
  const { figures } = useMoney();
  const time = useTimeTo(game.fillsUntil);
  const minutes = minutesOf(terms.levels[0]?.durationMs ?? 0);
  return (
    <section className="seats-act sng-entry" data-is={seen.own ? 'in' : 'open'}>
      <div className="sng-entry-words">
        <h2 className="tabular">
          {say(words.price, { buyIn: cash.money(terms.buyIn), fee: cash.figures(terms.fee) })}
        </h2>
        <p className="sng-entry-prizes tabular">
          {terms.prizes.map((prize, at) => (
            <span key={at}>
              <i>{at + 1}</i>
              {cash.money(prize)}
            </span>
          ))}
        </p>
        <p className="small quiet tabular">
          {say(words.terms, { chips: figures(terms.chips), minutes })}
        </p>
        <p className="small" role="status">
          <b className="sng-count tabular">
            {say(words.registered, { taken: game.players.length, most: terms.seats })}
          </b>
          {time === null
            ? say(words.fillsWithin, { minutes: minutesOf(terms.fillMs) })
            : say(words.fillsUntil, { time })}
        </p>
        {seen.own && <p className="small quiet">{say(words.startsFull, { seats: terms.seats })}</p>}
      </div>
      <EntryButton seen={seen} />
    </section>
  );
}

function EntryButton({ seen: { terms, own, isAsking } }: { seen: SeenGame }) {
  const { room } = useSeated();
  const { play, site } = useFrame();
  const { t } = useWords();
  const say = useText();
  const { money, minor } = useCash();
  const view = useRoom()?.view;
  const isBusy = useRoomState((state) => state.isAsking);
  const balance = useStore(play.session, (state) => state.balance);
  const price = minor(terms.buyIn) + minor(terms.fee);
  if (own) {
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
