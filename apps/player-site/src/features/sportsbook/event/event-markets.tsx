/** The markets of an event by tab. */
import type { OfferedEvent } from '@bahati/contract/sportsbook/offer.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { useGo, useView } from '#features/sportsbook/offer/use-view.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { MarketBlock } from './market-block.tsx';
import { groupsOf, type MarketBlock as Block } from './market-groups.rules.ts';
import type { EventAnswer } from './use-event.ts';

export function EventMarkets({
  event,
  blocks,
}: {
  event: OfferedEvent;
  blocks: readonly Block[];
  answer: EventAnswer;
}) {
  const { t, has } = useTranslation();
  const go = useGo();
  const { search } = useView();
  const groups = groupsOf(blocks);
  const group = groups.find((one) => one === search.group) ?? groups[0];
  if (group === undefined) return <NothingLeft event={event} />;
  const nameOfGroup = (one: string) => {
    const key = `book_group_${one}`;
    return has(key) ? t(key) : one;
  };
  return (
    <section aria-label={t('book_markets')}>
      <div className="event-groups">
        <Segmented
          label={t('book_markets')}
          options={groups.map((value) => ({ value, label: nameOfGroup(value) }))}
          value={group}
          onValueChange={(value) => go({ group: value === groups[0] ? undefined : value })}
        />
      </div>
      <div className="event-blocks">
        {blocks
          .filter((block) => block.group === group)
          .map((block) => (
            <MarketBlock key={block.id} event={event} block={block} />
          ))}
      </div>
    </section>
  );
}

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
