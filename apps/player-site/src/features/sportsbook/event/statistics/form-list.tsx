/** Matches that were played, with how they ended for a side. */
import type { BookSide } from '@bahati/contract/sportsbook/offer.ts';
import { useFormat } from '#features/language/use-format.ts';
import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { outcomeFor, type PlayedEvent } from './statistics.rules.ts';

export function FormList({ side, events }: { side?: BookSide; events: readonly PlayedEvent[] }) {
  const { t } = useTranslation();
  const { shortDay } = useFormat();
  return (
    <div className="form-list">
      {side && (
        <h3 aria-label={t('book_statistics_form_of', { side: side.name })}>
          <Shirt colours={side.colours} />
          {side.name}
        </h3>
      )}
      <ol>
        {events.map((one) => (
          <li key={`${one.startsAt} ${one.home}`}>
            <time dateTime={one.startsAt}>{shortDay(one.startsAt.slice(0, 10))}</time>
            <span className="form-sides">
              {[one.home, one.away].map((name, at) => (
                <span key={name} data-own={name === side?.name ? '' : undefined}>
                  <span>{name}</span>
                  <b>{one.score[at]}</b>
                </span>
              ))}
            </span>
            {side && <FormMark outcome={outcomeFor(side.name, one)} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function FormMark({ outcome }: { outcome: ReturnType<typeof outcomeFor> }) {
  const { t } = useTranslation();
  if (!outcome) return null;
  return (
    <abbr className="form-mark" data-outcome={outcome} title={t(`book_form_long_${outcome}`)}>
      {t(`book_form_${outcome}`)}
    </abbr>
  );
}
