/** The papers of a tournament: rules with the schedule of its blinds, the last hands, fairness. */
import type { SeatsView } from '@bahati/contract/games-frame/seats.ts';
import type { SeenBlinds } from '@bahati/contract/games-frame/sit-and-go.ts';
import { useText } from '#frame/bets/use-text.ts';
import { pokerPapers } from '#frame/poker/poker-papers.tsx';
import type { PokerTable } from '#frame/poker/table/poker-table.ts';
import type { Variant } from '#frame/poker/use-poker.ts';
import type { Papers, SeatModule } from '#frame/seats/seat-module.ts';
import { useMoney } from '#frame/seats/use-money.ts';
import { useStore } from '#frame/shell/store.ts';
import { minutesOf } from './use-sit-and-go.ts';
import { words } from './words.ts';
import './sit-and-go.css';

/** `now`: the level in force; null: it is not played. */
type Schedule = { readonly levels: readonly SeenBlinds[]; readonly now: number | null };
type ScheduleOf = (view: SeatsView) => Schedule;

export function chipPapers(
  game: Pick<SeatModule<PokerTable>, 'offer' | 'tellStakes' | 'words'>,
  variant: Variant,
  scheduleOf: ScheduleOf,
): Papers<PokerTable> {
  const { Rules, History, Fairness } = pokerPapers(game, variant);
  return {
    Rules: ({ table }) => (
      <>
        {table && <BlindSchedule table={table} scheduleOf={scheduleOf} />}
        <Rules table={table} />
      </>
    ),
    History,
    Fairness,
  };
}

function BlindSchedule({ table, scheduleOf }: { table: PokerTable; scheduleOf: ScheduleOf }) {
  const say = useText();
  const { figures } = useMoney();
  const view = useStore(table.room.line.line, ({ room }) => room?.view ?? null);
  if (!view) return null;
  const { levels, now } = scheduleOf(view);
  return (
    <section className="sng-schedule">
      <h3>{say(words.schedule)}</h3>
      <ol className="tabular">
        {levels.map(({ smallBlind, bigBlind, durationMs }, at) => {
          const isNow = at === now;
          return (
            <li key={at} aria-current={isNow || undefined}>
              <i>{at + 1}</i>
              <b>{`${figures(smallBlind)}/${figures(bigBlind)}`}</b>
              <span className="quiet small">
                {isNow ? say(words.levelNow) : `${minutesOf(durationMs)} min`}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
