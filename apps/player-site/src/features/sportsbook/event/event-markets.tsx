/** The markets of an event by tab, pressed onto the slip or into a bet builder. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { drawIcon } from '@bahati/ui/icons/icon.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { lazy, Suspense, useState } from 'react';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { PickTarget, slipTarget } from '#features/sportsbook/odds/pick-target.ts';
import { useGo, useView } from '#features/sportsbook/offer/use-view.ts';
import { useWide } from '#features/sportsbook/offer/use-wide.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { createBuilder } from './builder/builder-store.ts';
import { MarketBlock } from './market-block.tsx';
import { blocksOfGroup, groupsOf, type MarketBlock as Block } from './market-groups.rules.ts';
import { ResultsList } from './results-list.tsx';
import type { EventAnswer } from './use-event.ts';
import './builder/builder-bar.css';

const BuilderBar = lazy(() =>
  loadChunk(() => import('./builder/builder-bar.tsx')).then((part) => ({
    default: part.BuilderBar,
  })),
);

export function EventMarkets({
  event,
  blocks,
  answer,
}: {
  event: OfferedEvent;
  blocks: readonly Block[];
  answer: EventAnswer;
}) {
  const { t } = useTranslation();
  const { search } = useView();
  const [builder] = useState(createBuilder);
  const [isBuilding, setIsBuilding] = useState(false);
  const groups = groupsOf(blocks);
  const group = groups.find((one) => one === search.group) ?? groups[0];
  return (
    <section aria-label={t('book_markets')}>
      {group === undefined ? (
        <NothingLeft event={event} />
      ) : (
        <>
          <Groups groups={groups} shown={group} />
          {answer.hasBuilder && (
            <BuilderSwitch isOn={isBuilding} onChange={() => setIsBuilding(!isBuilding)} />
          )}
          <PickTarget value={isBuilding ? builder : slipTarget}>
            <Blocks event={event} blocks={blocksOfGroup(blocks, group)} />
          </PickTarget>
        </>
      )}
      <ResultsList event={event} results={answer.results} />
      {isBuilding && (
        <Suspense>
          <BuilderBar event={event} builder={builder} />
        </Suspense>
      )}
    </section>
  );
}

/** On a desk in two columns, by turns: one that opens moves only those beneath it. */
function Blocks({ event, blocks }: { event: OfferedEvent; blocks: readonly Block[] }) {
  const columns = useWide() ? [0, 1] : [0];
  return (
    <div className="event-blocks">
      {columns.map((column) => (
        <div key={column} className="event-column">
          {blocks
            .filter((_, at) => at % columns.length === column)
            .map((block) => (
              <MarketBlock key={block.id} event={event} block={block} />
            ))}
        </div>
      ))}
    </div>
  );
}

function Groups({ groups, shown }: { groups: readonly string[]; shown: string }) {
  const { t, has } = useTranslation();
  const go = useGo();
  const nameOfGroup = (one: string) => {
    const key = `book_group_${one}`;
    return has(key) ? t(key) : one;
  };
  return (
    <div className="event-groups">
      <Segmented
        label={t('book_markets')}
        options={groups.map((value) => ({ value, label: nameOfGroup(value) }))}
        value={shown}
        onValueChange={(value) => go({ group: value === groups[0] ? undefined : value })}
      />
    </div>
  );
}

function BuilderSwitch({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={t('book_builder')}
      className="builder-switch"
      onClick={onChange}
    >
      <BuilderIcon />
      <span className="builder-words">
        {t('book_builder')}
        <small aria-hidden="true">{t('book_builder_about')}</small>
      </span>
      <span className="builder-track" aria-hidden="true" />
    </button>
  );
}

/** Pieces put on one another. */
const BuilderIcon = () =>
  drawIcon(
    {},
    'M12 3.5 20.500 8 12 12.500 3.500 8Z',
    'M3.500 12 12 16.500 20.500 12',
    'M3.500 16 12 20.500 20.500 16',
  );

function NothingLeft({ event }: { event: OfferedEvent }) {
  const { t } = useTranslation();
  const isOver = event.state !== 'upcoming' && event.state !== 'live';
  return (
    <EmptyState
      seed="markets"
      title={t(isOver ? 'book_event_over' : 'book_markets_none')}
      text={t(isOver ? 'book_event_over_text' : 'book_markets_none_text')}
    />
  );
}
