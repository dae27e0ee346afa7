import type { ChestsView } from '@bahati/contract/games-frame/acts.ts';
import { type KeyboardEvent, useRef } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showFigures, showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import { placeAfter } from './act-keys.ts';
import type { ActingSlot } from './acting-slot.ts';
import { ChestDrawing } from './chest-drawing.tsx';

const none: ChestsView = { chests: [], opened: [], left: 0 };

/** Closed chests to choose among; in the end what lay in those that were left. */
export function ChestPanel({ acting }: { acting: ActingSlot }) {
  const { play } = useFrame();
  const { t, language } = useWords();
  const { round, answer } = acting;
  const { chests, opened, left } = answer?.chests ?? round.chests ?? none;
  const isOver = round.actions.length === 0;
  const found = opened.reduce((sum, at) => sum + toMinor(chests[at] ?? '0', play.currency), 0n);
  const amount = showMinor(found, play.currency, language);
  return (
    <>
      <h2 className="acts-title display">{t('chests_title')}</h2>
      <p className="acts-told" role="status">
        {isOver
          ? t('chests_over', { amount })
          : opened.length === 0
            ? t('chests_ask', { count: left })
            : t('chests_found', { amount, count: left })}
      </p>
      <ChestGrid acting={acting} chests={chests} opened={opened} />
      <dl className="gamble-figures" data-is-unseen={opened.length === 0}>
        <div>
          <dt>{t('chests_sum')}</dt>
          <dd className="display tabular">{amount}</dd>
        </div>
      </dl>
    </>
  );
}

/** As near to a square as a phone held upright lets it be. */
function columnsFor(count: number): number {
  return count <= 4 ? 2 : count <= 9 ? 3 : 4;
}

function ChestGrid({
  acting,
  chests,
  opened,
}: Pick<ChestsView, 'chests' | 'opened'> & { acting: ActingSlot }) {
  const { play } = useFrame();
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const count = chests.length;
  const columns = columnsFor(count);
  const onArrow = (event: KeyboardEvent, place: number) => {
    // Read from the page: on a wide screen the rows are longer.
    const style = list.current ? getComputedStyle(list.current).gridTemplateColumns : '';
    const across = style.split(' ').filter(Boolean).length || columns;
    const next = placeAfter(event.key, { place, count, columns: across });
    if (next === place) return;
    event.preventDefault();
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ul
      ref={list}
      className="chests"
      style={{ '--columns': columns, '--wide-columns': wideColumnsFor(count) } as object}
    >
      {chests.map((amount, place) => {
        const action = `chest:${place + 1}`;
        const isOpen = opened.includes(place);
        const isBusy = acting.doing !== null || !acting.round.actions.includes(action);
        const look = isOpen ? 'open' : amount === null ? 'closed' : 'left';
        return (
          <li key={action}>
            <button
              type="button"
              className="chest"
              data-look={look}
              data-is-opening={acting.doing === action && !isOpen}
              aria-disabled={isBusy || undefined}
              onClick={() => play.send({ type: 'act', action })}
              onKeyDown={(event) => onArrow(event, place)}
            >
              <span className="unseen">{t(chestWords[look], { chest: place + 1 })}</span>
              <ChestDrawing look={look} />
              {amount !== null && <Prize wire={amount} />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const chestWords = {
  closed: 'chest_closed',
  open: 'chest_open',
  left: 'chest_left',
} as const;

function wideColumnsFor(count: number): number {
  return count <= 6 ? count : Math.ceil(count / 2);
}

function Prize({ wire }: { wire: string }) {
  const { play } = useFrame();
  const { language } = useWords();
  return (
    <span className="chest-prize display tabular">
      {showFigures(toMinor(wire, play.currency), play.currency, language)}
    </span>
  );
}
