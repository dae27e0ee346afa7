import type { MemberTournament } from '@bahati/contract/player-site/rewards/tournaments.ts';
import { Badge, type Tone } from '@bahati/ui/badge/badge.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { CheckIcon, ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { type ArtHero, MissionArt } from '#features/rewards/missions/mission-art.tsx';
import { TimeLeft } from '#features/rewards/missions/time-left.tsx';
import { useRewardWords } from '#features/rewards/missions/use-reward-words.ts';
import { PrizeLadder } from './prize-ladder.tsx';
import { TournamentTable } from './tournament-table.tsx';
import { forgetTournaments, useJoin } from './use-tournaments.ts';

export const heroOfRule: Readonly<Record<MemberTournament['rule'], ArtHero>> = {
  turnover: 'dhow',
  multiplier: 'gem',
  profit: 'crown',
};

const tones: Readonly<Record<MemberTournament['phase'], Tone>> = {
  planned: 'quiet',
  running: 'coral',
  closing: 'brass',
  over: 'quiet',
  void: 'hibiscus',
};

/** A tournament: how it is won, its prizes, the time left, joining, and its table. */
export function TournamentCard({
  tournament,
  isOpen,
  onToggle,
}: {
  tournament: MemberTournament;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) {
  const { t } = useTranslation();
  const { inLanguage } = useRewardWords();
  const titleId = useId();
  const { phase, rule, startsAt, endsAt } = tournament;
  return (
    <article className="tournament" data-phase={phase} aria-labelledby={titleId}>
      <header className="tournament-head">
        <MissionArt hero={heroOfRule[rule]} seed={tournament.id} />
        <div className="tournament-words">
          <p className="tournament-marks">
            <Badge tone={tones[phase]}>{t(`tournaments_phase_${phase}`)}</Badge>
            {(phase === 'planned' || phase === 'running') && (
              <TimeLeft
                key={phase}
                until={phase === 'planned' ? startsAt : endsAt}
                label={t(phase === 'planned' ? 'tournaments_starts' : 'missions_ends')}
                onEnd={() => void forgetTournaments()}
              />
            )}
          </p>
          <h2 id={titleId} className="tournament-title">
            {inLanguage(tournament.title)}
          </h2>
          <p>{t(`tournaments_rule_${rule}`)}</p>
        </div>
      </header>
      <div className="tournament-side">
        <PrizeLadder tournament={tournament} />
        <Conditions tournament={tournament} />
        <Joining tournament={tournament} />
      </div>
      {phase !== 'planned' && (
        <div className="tournament-table-part">
          <button
            type="button"
            className="tournament-toggle"
            aria-expanded={isOpen}
            onClick={() => onToggle(!isOpen)}
          >
            {t('tournaments_table')}
            <ChevronDownIcon size={20} />
          </button>
          {isOpen && <TournamentTable tournament={tournament} />}
        </div>
      )}
    </article>
  );
}

function Conditions({ tournament }: { tournament: MemberTournament }) {
  const { t } = useTranslation();
  const { shortTime, count } = useFormat();
  const { scopeWords, short } = useRewardWords();
  const { scope, leastStake, leastRounds, currency, startsAt, endsAt } = tournament;
  const games = scopeWords(scope);
  return (
    <ul className="tournament-conditions">
      <li>{t('tournaments_times', { from: shortTime(startsAt), to: shortTime(endsAt) })}</li>
      <li>{games ? t('tournaments_games', { games }) : t('tournaments_all_games')}</li>
      {Number(leastStake) > 0 && (
        <li>{t('tournaments_least_stake', { amount: short(leastStake, currency) })}</li>
      )}
      {leastRounds > 1 && (
        <li>{t('tournaments_least_rounds', { count: leastRounds, figure: count(leastRounds) })}</li>
      )}
      <li>{t('tournaments_tie')}</li>
    </ul>
  );
}

function Joining({ tournament }: { tournament: MemberTournament }) {
  const { t } = useTranslation();
  const joining = useJoin(tournament);
  const { phase, isIn, isOptIn } = tournament;
  if (phase !== 'planned' && phase !== 'running') return null;
  if (isIn) {
    return (
      <p className="tournament-in">
        <CheckIcon size={20} />
        {t(isOptIn ? 'tournaments_joined' : 'tournaments_open_to_all')}
      </p>
    );
  }
  return (
    <>
      {joining.error && <FormAlert error={joining.error} />}
      <Button
        tone="brass"
        isWide
        isLoading={joining.isPending}
        loadingLabel={t('loading')}
        onClick={() => joining.mutate()}
      >
        {t('tournaments_join')}
      </Button>
    </>
  );
}
