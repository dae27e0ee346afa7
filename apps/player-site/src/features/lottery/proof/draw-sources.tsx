/** Of a draw from outside: who said what it was, and whose word counted. */
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import type { ShownDraw } from './check-draw.ts';

export function DrawSources({
  sources,
  isDrawn,
}: {
  sources: ShownDraw['sources'];
  isDrawn: boolean;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const isByOffice = isDrawn && !sources.some(({ isUsed }) => isUsed);
  return (
    <>
      <p className="quiet">{t('lot_sources_text')}</p>
      {isByOffice ? (
        <p>{t('lot_source_office')}</p>
      ) : (
        sources.length === 0 && <p>{t('lot_sources_none')}</p>
      )}
      {sources.length > 0 && (
        <ul className="sources">
          {sources.map(({ source, at, isUsed }) => (
            <li key={source}>
              <b>{t('lot_source_feed', { letter: source.toUpperCase() })}</b>
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
