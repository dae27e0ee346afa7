/** Filling in an entry: outcomes by tap, what it makes of lines, and paying for it. */
import type { JackpotOutcome } from '@bahati/book-rules/jackpot.ts';
import { jackpotOutcomes } from '@bahati/book-rules/jackpot.ts';
import type { JackpotPool } from '@bahati/contract/sportsbook/jackpots.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { DiceIcon } from '@bahati/ui/icons/game-icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useState } from 'react';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { useFormat } from '#features/language/use-format.ts';
import { Shirt } from '#features/sportsbook/names/shirt.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { filled, noPicks, type Picks, toggled } from './picks.rules.ts';
import { PoolPay } from './pool-pay.tsx';
import { useEntering } from './use-jackpots.ts';
import './pool-matches.css';

export const outcomeMarks = { home: '1', draw: 'X', away: '2' } as const;

/** Below `range`, each as likely within what an eye can tell. */
function drawAny(range: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % range;
}

export function PoolForm({ pool }: { pool: JackpotPool }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const entering = useEntering(pool.id);
  const [picks, setPicks] = useState<Picks>(() => noPicks(pool.size));

  function change(next: Picks) {
    if (entering.isPending) return;
    entering.reset();
    setPicks(next);
  }
  function enter() {
    entering.mutate(
      picks.map((outcomes) => [...outcomes]),
      {
        onSuccess: () => {
          setPicks(noPicks(pool.size));
          showToast({ tone: 'win', message: t('jackpot_entered') });
        },
      },
    );
  }
  return (
    <div className="jackpot-part">
      <div className="jackpot-form-head">
        <h2>{t('jackpot_matches')}</h2>
        <Button
          size="s"
          tone="quiet"
          icon={<DiceIcon size={18} />}
          onClick={() => change(filled(picks, drawAny))}
        >
          {t('jackpot_quick')}
        </Button>
        <Button size="s" tone="quiet" onClick={() => change(noPicks(pool.size))}>
          {t('jackpot_clear')}
        </Button>
      </div>
      <p className="jackpot-help">{t('jackpot_pick_help')}</p>
      <ol className="jackpot-matches">
        {pool.matches.map((match) => (
          <PickRow
            key={match.place}
            match={match}
            picked={picks[match.place] ?? []}
            onToggle={(outcome) => change(toggled(picks, match.place, outcome))}
          />
        ))}
      </ol>
      <PoolPay
        pool={pool}
        picks={picks}
        isSending={entering.isPending}
        fault={entering.isError ? words(entering.error) : undefined}
        onPay={enter}
      />
    </div>
  );
}

function PickRow({
  match: { event, place },
  picked,
  onToggle,
}: {
  match: JackpotPool['matches'][number];
  picked: readonly JackpotOutcome[];
  onToggle: (outcome: JackpotOutcome) => void;
}) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const [home, away] = event.participants;
  const teams = { home: home?.name ?? '', draw: '', away: away?.name ?? '' };
  return (
    <li className="jackpot-match">
      <span className="jackpot-match-place">{place + 1}</span>
      <span className="jackpot-match-sides">
        {event.participants.slice(0, 2).map((side) => (
          <span key={side.id} className="jackpot-match-side">
            <Shirt colours={side.colours} />
            <span>{side.name}</span>
          </span>
        ))}
        <small>
          {shortTime(event.startsAt)} · {event.competition.name}
        </small>
      </span>
      <span className="jackpot-picks">
        {jackpotOutcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className="jackpot-pick"
            aria-pressed={picked.includes(outcome)}
            aria-label={`${place + 1}: ${outcomeMarks[outcome]}, ${t(`jackpot_${outcome}`, { team: teams[outcome] })}`}
            onClick={() => onToggle(outcome)}
          >
            {outcomeMarks[outcome]}
          </button>
        ))}
      </span>
    </li>
  );
}
