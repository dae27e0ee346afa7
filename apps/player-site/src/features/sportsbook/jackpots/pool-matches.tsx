/** The matches of a pool that is closed: how each stands, and what the entries picked. */
import { jackpotOutcomes } from '@bahati/book-rules/jackpot.ts';
import type { JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { useFormat } from '#features/language/use-format.ts';
import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { LiveClock } from '#features/sportsbook/offer/live-clock.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { outcomeMarks } from './pool-form.tsx';
import './pool-matches.css';

export function PoolMatches({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation();
  return (
    <div className="jackpot-part">
      <h2>{t('jackpot_matches')}</h2>
      <ol className="jackpot-matches">
        {pool.matches.map((match) => (
          <PlayedRow key={match.place} match={match} />
        ))}
      </ol>
    </div>
  );
}

function PlayedRow({
  match: { event, place, result, shares },
}: {
  match: JackpotPool['matches'][number];
}) {
  const { t } = useTranslation();
  const { shortTime, change } = useFormat();
  const score = event.inPlay?.score;
  return (
    <li className="jackpot-match">
      <span className="jackpot-match-place">{place + 1}</span>
      <span className="jackpot-match-sides">
        {event.participants.slice(0, 2).map((side, at) => (
          <span key={side.id} className="jackpot-match-side">
            <Shirt colours={side.colours} />
            <span>{side.name}</span>
            {score && <b>{score[at]}</b>}
          </span>
        ))}
        <small>
          {event.state === 'live' ? (
            <LiveClock event={event} />
          ) : result === 'void' ? (
            t('jackpot_void')
          ) : result === null ? (
            `${t('jackpot_waiting')} · ${shortTime(event.startsAt)}`
          ) : (
            shortTime(event.startsAt)
          )}
        </small>
      </span>
      <span className="jackpot-picks">
        {jackpotOutcomes.map((outcome, at) => {
          const share = change(shares?.[at] ?? 0);
          return (
            <span
              key={outcome}
              className="jackpot-pick"
              data-right={result === outcome || result === 'void' ? '' : undefined}
              title={shares ? t('jackpot_share', { share }) : undefined}
            >
              {outcomeMarks[outcome]}
              {shares && <small>{share}</small>}
            </span>
          );
        })}
      </span>
    </li>
  );
}
