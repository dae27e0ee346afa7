import { useText } from '#frame/bets/use-text.ts';
import { useCash, useMoney } from '#frame/seats/use-money.ts';
import { PriceButton } from './price-button.tsx';
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
        <p className="sng-entry-terms small quiet tabular">
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
      <PriceButton
        buyIn={terms.buyIn}
        fee={terms.fee}
        isIn={seen.own !== null}
        isAsking={seen.isAsking}
      />
    </section>
  );
}
