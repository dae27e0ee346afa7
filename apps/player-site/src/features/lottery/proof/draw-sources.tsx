/** Of a draw from outside: who said what it was, and whose word counted. */
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { ShownDraw } from './check-draw.ts';

/** Sources of the feed have a letter; anybody else is of the office. */
const isFeed = (source: string): boolean => /^[a-z]$/.test(source);

export function DrawSources({
  sources,
  isDrawn,
}: {
  sources: ShownDraw['sources'];
  isDrawn: boolean;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  return (
    <>
      <p className="quiet">{t('lot_sources_text')}</p>
      {sources.length === 0 ? (
        <p>{t('lot_sources_none')}</p>
      ) : (
        <ul className="sources">
          {sources.map(({ source, at, isUsed }) => (
            <li key={source}>
              <b>
                {isFeed(source)
                  ? t('lot_source_feed', { letter: source.toUpperCase() })
                  : t('lot_source_office')}
              </b>
              <time dateTime={at}>{time(at)}</time>
              {isDrawn && (
                <StatusChip tone={isUsed ? 'lagoon' : 'coral'}>
                  {t(isUsed ? 'lot_source_agrees' : 'lot_source_differs')}
                </StatusChip>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
