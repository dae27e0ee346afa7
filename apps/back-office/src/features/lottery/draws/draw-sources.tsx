import type { Family } from '@bahati/lottery-rules/draws/families.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWords } from '#office/words/use-words.ts';
import { NumberBoard } from '#features/lottery/numbers/number-board.tsx';
import type { DrawDetail } from './draw-detail.ts';

/** What each source said, side by side; where they differ is marked. */
export function DrawSources({ family, sources }: Pick<DrawDetail, 'sources'> & { family: Family }) {
  const { translate, instant } = useWords();
  const [first, second] = sources;
  const isAgreed =
    first && second && JSON.stringify(first.numbers) === JSON.stringify(second.numbers);
  return (
    <section className="room-part">
      <h2>{translate('lottery.sources.title')}</h2>
      {sources.length === 0 && <p className="quiet">{translate('lottery.sources.none')}</p>}
      {sources.length === 1 && <p className="quiet">{translate('lottery.sources.one')}</p>}
      {first && second && (
        <StatusChip tone={isAgreed ? 'lagoon' : 'hibiscus'}>
          {translate(isAgreed ? 'lottery.sources.agree' : 'lottery.sources.differ')}
        </StatusChip>
      )}
      <div className="lottery-sources">
        {sources.map(({ source, numbers, at, isUsed }) => (
          <article key={source} className="lottery-source" aria-label={source}>
            <header className="room-head-line">
              <h3>{source}</h3>
              <span className="quiet tabular">{instant(at)}</span>
              {isUsed && <StatusChip tone="lagoon">{translate('lottery.sources.used')}</StatusChip>}
            </header>
            <NumberBoard
              family={family}
              numbers={numbers}
              others={sources.find((other) => other.source !== source)?.numbers}
              label={source}
            />
          </article>
        ))}
      </div>
    </section>
  );
}
