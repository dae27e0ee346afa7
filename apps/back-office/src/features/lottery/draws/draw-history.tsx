import { useWords } from '#office/words/use-words.ts';
import type { DrawDetail } from './draw-detail.ts';

/** What happened to the draw, the newest first. */
export function DrawHistory({ history }: Pick<DrawDetail, 'history'>) {
  const { translate, instant } = useWords();
  return (
    <section className="room-part">
      <h2>{translate('lottery.history.title')}</h2>
      {history.length === 0 && <p className="quiet">{translate('lottery.history.none')}</p>}
      <ol className="room-history">
        {history.map(({ at, kind, by, note }, place) => (
          <li key={`${at} ${place}`}>
            <strong>{translate(`lottery.history.${kind}`, { _: kind })}</strong>
            <span className="quiet tabular">{instant(at)}</span>
            <span>{by}</span>
            {note && <span className="quiet">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
