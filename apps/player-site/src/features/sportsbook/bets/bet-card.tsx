/** One bet: what it is on, how its legs stand, its figures, and what can be done with it. */
import type { Bet } from '@bahati/contract/sportsbook/slip.ts';
import { isCurrency } from '@bahati/money/currencies.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import type { Tone } from '@bahati/ui/badge/badge.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { HistoryIcon, RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useState } from 'react';
import { useFormat } from '#features/language/use-format.ts';
import { useGo } from '#features/sportsbook/offer/use-view.ts';
import { CounterOffer } from '#features/sportsbook/slip/receipt/counter-offer.tsx';
import { slipStore } from '#features/sportsbook/slip/slip-store.ts';
import { withUndo } from '#features/sportsbook/slip/slip-undo.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { betOutcome } from './bet.rules.ts';
import { BetFacts } from './bet-facts.tsx';
import { BetHistory } from './bet-history.tsx';
import { BetLegLine } from './bet-leg-line.tsx';
import { CashOut } from './cash-out/cash-out.tsx';
import { legsOfBet, termsOfBet } from './rebet.ts';
import { ShareBet } from './share/share-bet.tsx';
import { useBetNames, useRefusalWords } from './use-bet-names.ts';

export function BetCard({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { shortTime } = useFormat();
  const names = useBetNames();
  const why = useRefusalWords();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <article className="bet" aria-label={`${names.kind(bet)} ${bet.reference}`}>
      <header className="bet-head">
        <div>
          <h2>{names.kind(bet)}</h2>
          <p className="bet-when">
            <time dateTime={bet.placedAt}>{shortTime(bet.placedAt)}</time>
            {bet.lines > 1 && <span>{t('bets_lines', { count: bet.lines })}</span>}
            {bet.isEachWay && <span>{t('slip_each_way')}</span>}
          </p>
        </div>
        <BetStateChip bet={bet} />
      </header>
      <ul className="bet-legs" aria-label={t('slip_selections')}>
        {bet.legs.map((leg) => (
          <BetLegLine
            key={leg.selections
              .map(({ eventId, market, outcome }) => `${eventId} ${market} ${outcome}`)
              .join()}
            leg={leg}
          />
        ))}
      </ul>
      {bet.state === 'refused' && <p className="bet-note">{why(bet.refusal)}</p>}
      <BetFacts bet={bet} />
      {bet.state === 'countered' && <CounterOffer bet={bet} />}
      {bet.cashOut && bet.state === 'open' && <CashOut bet={bet} offer={bet.cashOut} />}
      <div className="bet-ways">
        <Rebet bet={bet} />
        <ShareBet bet={bet} />
        <Button
          size="s"
          tone="plain"
          icon={<HistoryIcon size={16} />}
          aria-expanded={isHistoryOpen}
          onClick={() => setHistoryOpen(!isHistoryOpen)}
        >
          {t('bets_history')}
        </Button>
      </div>
      {isHistoryOpen && <BetHistory bet={bet} />}
    </article>
  );
}

const outcomeTones = { won: 'lagoon', lost: 'quiet', returned: 'brass', none: 'quiet' } as const;

function BetStateChip({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { state, currency } = bet;
  const outcome = isCurrency(currency) ? betOutcome(bet, currency) : 'none';
  if (state === 'settled')
    return (
      <StatusChip tone={outcomeTones[outcome]}>
        {t(outcome === 'none' ? 'bets_state_settled' : `bets_outcome_${outcome}`)}
      </StatusChip>
    );
  const isWaiting = state === 'waiting' || state === 'asked' || state === 'countered';
  const tone: Tone = isWaiting ? 'brass' : state === 'open' ? 'lagoon' : 'quiet';
  const hasLive = bet.legs.some(({ selections }) =>
    selections.some(({ eventState }) => eventState === 'live'),
  );
  return (
    <StatusChip tone={tone} isLive={state === 'open' && hasLive}>
      {t(`bets_state_${state}`)}
    </StatusChip>
  );
}

function Rebet({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const go = useGo();
  const { legs, gone } = legsOfBet(bet);
  if (legs.length === 0) return null;
  function rebet(): void {
    withUndo(() => slipStore.load({ ...slipStore.readDraft(), ...termsOfBet(bet), legs }));
    const left = gone > 0 ? ` ${t('slip_code_gone', { count: gone })}` : '';
    showToast({ message: `${t('slip_code_loaded', { count: legs.length })}${left}` });
    go({ slip: 'open' });
  }
  return (
    <Button size="s" icon={<RefreshIcon size={16} />} onClick={rebet}>
      {t('bets_rebet')}
    </Button>
  );
}
