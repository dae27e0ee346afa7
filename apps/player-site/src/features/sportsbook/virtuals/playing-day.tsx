import { useTranslation } from '#site/words/use-translation.ts';
import { DayHead } from './day-head.tsx';
import { MatchCard } from './match-card.tsx';
import type { VirtualDayShown } from './use-virtuals.ts';

/** The match day in play: a card with a small pitch for each match. */
export function PlayingDay({ day, aheadMs }: { day: VirtualDayShown; aheadMs: number }) {
  const { t } = useTranslation();
  const endsAtMs = Math.round((Date.parse(day.endsAt) - aheadMs) / 1_000) * 1_000;
  return (
    <article className="virtual-day">
      <DayHead
        day={day}
        note={
          <span className="virtual-day-live">
            <span className="live-dot" aria-hidden="true" />
            {t('virtual_playing')}
          </span>
        }
        clock={{ label: t('virtual_ends'), endsAtMs }}
      />
      <ul
        className="match-cards"
        aria-label={t('virtual_playing')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- On a phone the keyboard scrolls the row itself.
        tabIndex={0}
      >
        {day.events.map((event) => (
          <MatchCard key={event.id} event={event} />
        ))}
      </ul>
    </article>
  );
}
