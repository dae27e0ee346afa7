import type { MemberTournament } from '@bahati/contract/player-site/rewards/tournaments.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useRewardWords } from '#features/rewards/missions/use-reward-words.ts';
import { PlaceMedal } from './place-medal.tsx';
import './standings.css';

const podium = 3;

/** What each place wins: the first three as steps, the others as lines. */
export function PrizeLadder({ tournament }: { tournament: MemberTournament }) {
  const { t } = useTranslation();
  const { awardWords } = useRewardWords();
  const { prizes, currency } = tournament;
  const awardOf = (place: number) => prizes.find(({ from, to }) => from <= place && place <= to);
  const steps = [1, 2, 3].flatMap((place) => {
    const prize = awardOf(place);
    return prize ? [{ place, words: awardWords(prize.award, currency) }] : [];
  });
  const rest = prizes
    .filter(({ to }) => to > podium)
    .map(({ from, to, award }) => ({ from: Math.max(from, podium + 1), to, award }));
  return (
    <div className="prizes">
      <ol className="prize-steps" aria-label={t('tournaments_prizes')}>
        {steps.map(({ place, words }) => (
          <li key={place} className="prize-step" data-place={place}>
            <PlaceMedal place={place} />
            <span className="prize-words">{words}</span>
          </li>
        ))}
      </ol>
      {rest.length > 0 && (
        <ul className="prize-rest">
          {rest.map(({ from, to, award }) => (
            <li key={from}>
              <span className="quiet tabular">
                {from === to
                  ? t('tournaments_place', { place: from })
                  : t('tournaments_places', { from, to })}
              </span>
              <span className="prize-words">{awardWords(award, currency)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
