/** What everybody at the table sees just now; nothing that is hidden comes as far as this page. */
import type { OfficeRoomPage, OfficeShownHand } from '@bahati/contract/rooms-office/rooms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Countdown } from '@bahati/ui/countdown/countdown.tsx';
import { PlayingCards } from '@bahati/ui/playing-cards/playing-cards.tsx';
import { Link } from '#office/address/link.tsx';
import { ReportTable } from '#office/lists/report-table.tsx';
import { useWords } from '#office/words/use-words.ts';
import { RoundPicture } from '#features/gaming/round-picture.tsx';
import { Money, Played } from '#features/rooms/room/money.tsx';
import { Hash } from './hash.tsx';
import { RoundSeats } from './round-seats.tsx';

type Round = NonNullable<OfficeRoomPage['round']>;

export function ShownRound({ round, currency }: { round: Round; currency: Currency }) {
  const { translate } = useWords();
  const { roundId, number, phase, closesAt, endsAt, previousHash, hash, picture } = round;
  const endsAtMs = Date.parse(phase === 'betting' ? closesAt : (endsAt ?? closesAt));
  return (
    <section className="room-part">
      <div className="room-head-line">
        <h2>
          <Link to={`/rooms/round/${roundId}`} className="office-link">
            {translate('rooms_office.round_no', { number })}
          </Link>
        </h2>
        <StatusChip tone={phase === 'over' ? 'quiet' : 'lagoon'}>
          {translate(`rooms_office.phase.${phase}`)}
        </StatusChip>
        {phase !== 'over' && (
          <Countdown endsAtMs={endsAtMs} label={translate('rooms_office.phase_ends')} />
        )}
      </div>
      {picture && <RoundPicture detail={{ choices: [], outcome: [], picture }} />}
      <dl className="rooms-proof">
        <dt>{translate('rooms_office.previous_hash')}</dt>
        <dd>
          <Hash value={previousHash} />
        </dd>
        <dt>{translate('rooms_office.hash')}</dt>
        <dd>{hash === null ? translate('rooms_office.hash_later') : <Hash value={hash} />}</dd>
      </dl>
      <RoundSeats seats={round.seats} currency={currency} />
      <Places places={round.places} currency={currency} />
    </section>
  );
}

function Places({ places, currency }: Pick<Round, 'places'> & { currency: Currency }) {
  const { translate } = useWords();
  if (places.length === 0) return <p className="quiet">{translate('rooms_office.no_stakes')}</p>;
  return (
    <ReportTable
      isPart
      label={translate('rooms_office.places')}
      columns={[
        {
          id: 'place',
          label: translate('rooms_office.place'),
          render: ({ place }) => <span className="office-code">{place}</span>,
        },
        {
          id: 'players',
          label: translate('rooms_office.players'),
          render: ({ players }) => players,
          isNumber: true,
        },
        {
          id: 'amount',
          label: translate('rooms_office.stakes'),
          render: ({ amount }) => <Money value={amount} currency={currency} />,
          isNumber: true,
        },
      ]}
      rows={places}
      keyOf={({ place }) => place}
    />
  );
}

export function ShownHand({ hand, currency }: { hand: OfficeShownHand; currency: Currency }) {
  const { translate } = useWords();
  const { number, step, turn, turnEndsAt, isOver, board, pot, view } = hand;
  return (
    <section className="room-part">
      <div className="room-head-line">
        <h2>{translate('rooms_office.hand_no', { number })}</h2>
        <StatusChip tone={isOver ? 'quiet' : 'lagoon'}>
          {translate(isOver ? 'rooms_office.hand_over' : 'rooms_office.phase.playing')}
        </StatusChip>
        <span className="quiet tabular">{translate('rooms_office.step', { step })}</span>
        {!isOver && turn !== null && turnEndsAt !== null && (
          <Countdown
            endsAtMs={Date.parse(turnEndsAt)}
            label={translate('rooms_office.turn_of', { seat: turn + 1 })}
          />
        )}
      </div>
      {board.length > 0 && <PlayingCards cards={board} label={translate('rooms_office.board')} />}
      {pot !== null && (
        <p>
          {translate('rooms_office.pot')} <Played value={pot} currency={currency} />
        </p>
      )}
      <details className="rooms-view">
        <summary>{translate('rooms_office.everybody_sees')}</summary>
        <pre>{JSON.stringify(view, undefined, 2)}</pre>
      </details>
    </section>
  );
}
