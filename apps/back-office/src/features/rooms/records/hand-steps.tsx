import type { OfficeHandEvent, OfficeHandStep } from '@bahati/contract/rooms-office/records.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { PlayingCards } from '@bahati/ui/playing-cards/playing-cards.tsx';
import { useWords } from '#office/words/use-words.ts';
import { Played } from '#features/rooms/room/money.tsx';

/** Who said what and when, and what happened through it. */
export function HandSteps({
  steps,
  beganAt,
  currency,
}: {
  steps: readonly OfficeHandStep[];
  beganAt: string;
  currency: Currency;
}) {
  const { translate } = useWords();
  const beganMs = Date.parse(beganAt);
  return (
    <section className="room-part">
      <h2>{translate('rooms_office.steps')}</h2>
      <ol className="rooms-steps">
        {steps.map((step) => (
          <li key={step.step} className="rooms-step">
            <span className="quiet tabular">
              {translate('rooms_office.after_s', {
                seconds: Math.max(0, Math.round((Date.parse(step.at) - beganMs) / 100) / 10),
              })}
            </span>
            <span className="rooms-step-said">
              <Said step={step} />
            </span>
            <ul className="rooms-events">
              {step.events.map((event, at) => (
                <li key={`${at} ${event.kind}`}>
                  <Event event={event} currency={currency} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Said({ step: { seat, act, isIdle } }: { step: OfficeHandStep }) {
  const { translate, codeWords } = useWords();
  if (seat === null || act === null) return <strong>{translate('rooms_office.dealt')}</strong>;
  const { kind, ...rest } = act;
  const more = Object.entries(rest).map(([name, value]) => `${name} ${plain(value)}`);
  return (
    <>
      <strong>
        {translate('rooms_office.seat_no', { seat: seat + 1 })}{' '}
        {codeWords('hand_events', String(kind))}
      </strong>
      {more.length > 0 && <span className="quiet"> {more.join(', ')}</span>}
      {isIdle && <span className="quiet"> {translate('rooms_office.by_clock')}</span>}
    </>
  );
}

function Event({ event, currency }: { event: OfficeHandEvent; currency: Currency }) {
  const { translate, codeWords } = useWords();
  const { kind, seat, cards, amount, detail } = event;
  const more = Object.entries(detail)
    .filter(([, value]) => value !== false && value !== null)
    .map(([name, value]) => `${name} ${plain(value)}`);
  return (
    <>
      <span>{codeWords('hand_events', kind)}</span>
      {seat !== null && (
        <span className="quiet"> {translate('rooms_office.seat_no', { seat: seat + 1 })}</span>
      )}
      {cards.length > 0 && (
        <>
          {' '}
          <PlayingCards cards={cards} label={translate('rooms_office.cards')} />
        </>
      )}
      {amount !== null && (
        <>
          {' '}
          <Played value={amount} currency={currency} />
        </>
      )}
      {more.length > 0 && <span className="quiet"> {more.join(', ')}</span>}
    </>
  );
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
