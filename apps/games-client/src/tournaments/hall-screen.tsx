import { Button } from '@bahati/ui/button/button.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { useText } from '#frame/bets/use-text.ts';
import type { TableProps } from '#frame/seats/seat-module.ts';
import { TableNotes } from '#frame/seats/table-notes.tsx';
import { useCash, useMoney } from '#frame/seats/use-money.ts';
import { useSeated } from '#frame/seats/use-seats.ts';
import { words as common } from '#frame/seats/words.ts';
import { useWords } from '#frame/shell/words.ts';
import { BlindStrip } from '#frame/sit-and-go/blind-strip.tsx';
import { PriceButton } from '#frame/sit-and-go/price-button.tsx';
import { minutesOf, useTimeTo } from '#frame/sit-and-go/use-sit-and-go.ts';
import { ordinalOf, words as sitAndGo } from '#frame/sit-and-go/words.ts';
import { ResultCard } from './result-card.tsx';
import { type SeenRoom, timeOf } from './use-tournament.ts';
import { words } from './words.ts';

type Props = Omit<TableProps<never>, 'table'> & { readonly seen: SeenRoom };

/** The own room of a tournament: registering, who takes part, its tables and its prizes. */
export function HallScreen({ seen, onLeave, onSheet, onRoom }: Props) {
  const say = useText();
  const { language } = useWords();
  const { tournament, terms } = seen;
  const isDone = tournament.state === 'over' || tournament.state === 'called_off';
  return (
    <section className="tour-hall" data-state={tournament.state}>
      <header className="seats-head">
        <IconButton label={say(words.allTournaments)} onClick={onLeave}>
          <ChevronLeftIcon />
        </IconButton>
        <h2 className="tour-hall-title tabular">
          {say(words.name, { title: terms.title[language], time: timeOf(terms.startsAt) })}
        </h2>
      </header>
      <TableNotes />
      <div className="tour-hall-body">
        {isDone ? <ResultCard seen={seen} onLeave={onLeave} /> : <Entry seen={seen} />}
        {tournament.state === 'running' && <Going seen={seen} onRoom={onRoom} />}
        {!isDone && <Prizes seen={seen} />}
        {!isDone && <Entrants seen={seen} />}
        <Draw seen={seen} />
        <Button size="l" onClick={() => onSheet('rules')}>
          {say(common.rules)}
        </Button>
      </div>
    </section>
  );
}

/** What one pays and begins with, when it starts, and whether one is in. */
function Entry({ seen }: { seen: SeenRoom }) {
  const say = useText();
  const cash = useCash();
  const { figures } = useMoney();
  const { tournament, terms, entry } = seen;
  const isIn = entry !== null;
  const canChange = isIn ? tournament.state === 'registering' : tournament.isOpen;
  return (
    <section className="tour-card tour-entry" data-is={isIn ? 'in' : 'open'}>
      <h3 className="tabular">
        {say(words.price, { buyIn: cash.money(terms.buyIn), fee: cash.figures(terms.fee) })}
      </h3>
      <p className="small quiet tabular">
        {say(words.terms, {
          chips: figures(terms.chips),
          minutes: minutesOf(terms.levels[0]?.durationMs ?? 0),
        })}
      </p>
      <Countdown seen={seen} />
      <p className="small" role="status">
        {toldOf(seen, say)}
      </p>
      {canChange && (
        <PriceButton
          buyIn={terms.buyIn}
          fee={terms.fee}
          isIn={isIn}
          isAsking={entry?.isAsking ?? false}
        />
      )}
    </section>
  );
}

function toldOf({ tournament, terms, entry }: SeenRoom, say: ReturnType<typeof useText>): string {
  if (entry?.place) return say(sitAndGo.youAreOut, { place: say(ordinalOf(entry.place)) });
  if (entry) return say(tournament.state === 'registering' ? words.waiting : words.seatComes);
  if (tournament.state === 'registering') return say(words.least, { least: terms.least });
  return tournament.isOpen ? say(words.lateHint, { levels: terms.lateLevels }) : say(words.closed);
}

function Countdown({ seen: { tournament, terms } }: { seen: SeenRoom }) {
  const say = useText();
  const isBefore = tournament.state === 'registering';
  const time = useTimeTo(isBefore ? terms.startsAt : tournament.lateUntil);
  if (time === null) return null;
  return (
    <p className="tour-countdown tabular" role="timer" aria-live="off">
      {say(isBefore ? words.startsIn : words.lateIn, { time: say(words.minutes, { time }) })}
    </p>
  );
}

function Going({ seen, onRoom }: Pick<Props, 'seen' | 'onRoom'>) {
  const say = useText();
  const { figures } = useMoney();
  const { line } = useSeated().room;
  const { tournament, terms, view } = seen;
  return (
    <section className="tour-card">
      <h3>{say(words.tables)}</h3>
      <BlindStrip
        levels={terms.levels}
        blinds={tournament.blinds}
        riseAt={tournament.blindsRiseAt}
        prizes={[]}
      >
        <span>{say(words.left, { left: tournament.left, count: tournament.entrants })}</span>
        {tournament.averageStack !== null && (
          <span>{say(words.average, { chips: figures(tournament.averageStack) })}</span>
        )}
      </BlindStrip>
      <ul className="tour-tables">
        {view.tables.map(({ roomId, number, players }) => (
          <li key={roomId}>
            <button type="button" disabled={roomId === line.roomId} onClick={() => onRoom(roomId)}>
              <b>{say(words.table, { number })}</b>
              <span className="small quiet">{say(words.players, { count: players })}</span>
              <span>{say(words.watch)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Prizes({ seen: { tournament, terms } }: { seen: SeenRoom }) {
  const say = useText();
  const cash = useCash();
  const { prizes, pool, isOpen } = tournament;
  return (
    <section className="tour-card">
      <h3 className="tabular">
        {prizes.length > 0 ? say(words.pool, { amount: cash.money(pool) }) : say(words.prizes)}
      </h3>
      {prizes.length > 0 && (
        <ol className="tour-prizes tabular">
          {prizes.map((prize, at) => (
            <li key={at}>
              <i>{at + 1}</i>
              {cash.money(prize)}
            </li>
          ))}
        </ol>
      )}
      {isOpen && (
        <p className="small quiet">
          {prizes.length > 0
            ? say(words.prizesGrow)
            : say(words.prizesCome, { least: terms.least })}
        </p>
      )}
    </section>
  );
}

/** What the seats are drawn by: its hash was told before anybody registered. */
function Draw({ seen: { tournament } }: { seen: SeenRoom }) {
  const say = useText();
  const { hash, clientSeed, seed } = tournament.draw;
  return (
    <details className="tour-card tour-draw">
      <summary>{say(words.draw)}</summary>
      <p className="small quiet">{say(words.drawText)}</p>
      <dl>
        <dt>SHA-256</dt>
        <dd>{hash}</dd>
        {clientSeed !== null && (
          <>
            <dt>{say(words.drawClient)}</dt>
            <dd>{clientSeed}</dd>
          </>
        )}
        {seed !== null && (
          <>
            <dt>{say(words.drawSeed)}</dt>
            <dd>{seed}</dd>
          </>
        )}
      </dl>
    </details>
  );
}

/** The largest stacks first, then who is out, the best place first. */
function Entrants({ seen: { view, entry } }: { seen: SeenRoom }) {
  const say = useText();
  const { figures, minor } = useMoney();
  const stackOf = (stack: string | null) => (stack === null ? -1n : minor(stack));
  const ranked = view.entrants.toSorted(
    (one, other) =>
      (one.place ?? 0) - (other.place ?? 0) ||
      Number(stackOf(other.stack) - stackOf(one.stack)) ||
      one.entry - other.entry,
  );
  return (
    <section className="tour-card">
      <h3 className="tabular">{`${say(words.entrants)} (${view.entrants.length})`}</h3>
      {ranked.length === 0 && <p className="small quiet">{say(words.nobody)}</p>}
      <ol className="tour-entrants tabular">
        {ranked.map((player) => (
          <li key={player.entry} data-is-out={player.place !== null || undefined}>
            <span>{player.entry === entry?.entry ? say(common.you) : player.name}</span>
            <span className="small quiet">
              {player.table !== null && say(words.table, { number: player.table })}
            </span>
            <b>
              {player.place !== null
                ? say(ordinalOf(player.place))
                : player.stack !== null && figures(player.stack)}
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}
