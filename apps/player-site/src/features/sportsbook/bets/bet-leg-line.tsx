/** A leg of a bet: its selections, the score as it stands, and how it ended. */
import { CheckIcon, ClockIcon, CloseIcon, MinusIcon } from '@bahati/ui/icons/icons.tsx';
import { LiveIcon } from '@bahati/ui/icons/game-icons.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { ViewLink } from '#features/sportsbook/offer/view-link.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { type BetLeg, type BetSelection, legState, type LegState } from './bet.rules.ts';
import { useBetNames } from './use-bet-names.ts';

const marks: Record<LegState, typeof CheckIcon> = {
  won: CheckIcon,
  half_won: CheckIcon,
  push: MinusIcon,
  void: MinusIcon,
  half_lost: CloseIcon,
  lost: CloseIcon,
  live: LiveIcon,
  waiting: ClockIcon,
  ended: ClockIcon,
};

export function BetLegLine({ leg }: { leg: BetLeg }) {
  const { t } = useTranslation();
  const names = useBetNames();
  const state = legState(leg);
  const Mark = marks[state];
  const deadHeat = leg.selections.find((one) => one.deadHeat)?.deadHeat;
  return (
    <li className="bet-leg" data-state={state}>
      <span className="bet-leg-mark">
        <Mark size={18} />
      </span>
      <div className="bet-leg-words">
        {leg.selections.map((selection) => (
          <p key={`${selection.eventId} ${selection.market} ${selection.outcome}`}>
            <b>{names.outcome(selection)}</b>
            <span className="bet-leg-market">{names.market(selection)}</span>
          </p>
        ))}
        {leg.selections[0] && <LegEvent selection={leg.selections[0]} />}
        <p className="bet-leg-state">
          {t(`bets_leg_${state}`)}
          {deadHeat && <span>{t('bets_dead_heat', deadHeat)}</span>}
          {leg.isBanker && <span>{t('slip_banker')}</span>}
        </p>
      </div>
      <b className="bet-leg-odds">{names.odds(leg.odds)}</b>
    </li>
  );
}

function LegEvent({ selection }: { selection: BetSelection }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const { eventId, eventName, eventState, score, scoreAtPlacing, startsAt } = selection;
  const isMoved =
    scoreAtPlacing !== null && score !== null && score.join() !== scoreAtPlacing.join();
  return (
    <p className="bet-leg-event">
      <ViewLink view={{ event: eventId }}>{eventName}</ViewLink>
      {score ? (
        <b className="bet-leg-score" data-live={eventState === 'live' ? '' : undefined}>
          {score.join('–')}
        </b>
      ) : (
        <time dateTime={startsAt}>{shortTime(startsAt)}</time>
      )}
      {isMoved && <span>{t('bets_score_at_placing', { score: scoreAtPlacing.join('–') })}</span>}
    </p>
  );
}
