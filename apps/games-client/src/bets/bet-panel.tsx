import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { useState } from 'react';
import { useBet, useFrame } from '#frame/shell/frame-context.ts';
import { localeOf, showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { AutoFields } from './fields/auto-fields.tsx';
import { useBoard } from './stage/board-area.tsx';
import { StakeField } from './fields/stake-field.tsx';
import { useOpening } from './stage/use-opening.ts';

/** What the bet is on, how much, and the one button that plays it. */
export function BetPanel() {
  const { play, session } = useFrame();
  const { game } = useBet();
  const { t } = useWords();
  const [mode, setMode] = useState<'manual' | 'auto'>('manual');
  const isBusy = useStore(play.round, (state) => state.isBusy || state.autoplay !== null);
  const acting = useStore(play.round, (state) => state.acting !== null && !state.autoplay);
  const opening = useOpening();
  const { Settings, Acts, staking } = game;
  const hasAuto = session.jurisdiction.isAutoplayAllowed && (!game.game.acts || game.autoAct);
  return (
    <section className="bet-panel" aria-label={t('bet')}>
      <KangaBand {...game.cloth} height={6} />
      <div className="bet-head">
        {hasAuto && (
          <Segmented
            label={t('bet')}
            options={[
              { value: 'manual', label: t('bet_manual') },
              { value: 'auto', label: t('bet_auto') },
            ]}
            value={mode}
            onValueChange={(chosen) => !isBusy && setMode(chosen === 'auto' ? 'auto' : 'manual')}
          />
        )}
        <Balance />
      </div>
      {Settings && <Settings {...opening} />}
      {staking === 'amount' ? <StakeField /> : <TableTotal />}
      {acting && Acts ? <ActBar /> : mode === 'auto' && hasAuto ? <AutoFields /> : <PlayButton />}
    </section>
  );
}

function ActBar() {
  const { game } = useBet();
  const board = useBoard();
  return game.Acts ? (
    <div className="bet-acts">
      <game.Acts {...board} />
    </div>
  ) : null;
}

function PlayButton() {
  const { play } = useFrame();
  const { t } = useWords();
  const isBusy = useStore(play.round, (state) => state.isBusy);
  const isSettling = useStore(play.round, (state) => state.isSettling);
  const isActing = useStore(play.round, (state) => state.acting !== null);
  const opening = useStore(play.round, (state) => state.opening);
  const isNothing = play.priceOf(opening ?? '') === null;
  // It stays where the focus is; what it may not do now it does not do.
  const isIdle = isBusy || isSettling || isActing || isNothing;
  return (
    <>
      <Button
        className="bet-play"
        tone="brass"
        size="l"
        isWide
        aria-disabled={isIdle || undefined}
        onClick={() => {
          if (!isNothing) play.send({ type: 'press' });
        }}
      >
        {isActing ? t('bet_act') : t('bet')}
      </Button>
      {isNothing && <p className="quiet small bet-hint">{t('bet_none')}</p>}
    </>
  );
}

/** At the tables the chips say how much. */
function TableTotal() {
  const { play } = useFrame();
  const { t, language } = useWords();
  const opening = useStore(play.round, (state) => state.opening);
  useStore(play.round, (state) => state.stake);
  const total = play.priceOf(opening ?? '') ?? 0n;
  return (
    <p className="bet-total">
      <span className="quiet small">{t('bet_total')}</span>
      <strong className="tabular">{showMinor(total, play.currency, language)}</strong>
    </p>
  );
}

function Balance() {
  const { play, session } = useFrame();
  const { t, language } = useWords();
  const balance = useStore(play.session, (state) => state.balance);
  return (
    <p className="bet-balance">
      <span className="quiet small">{t(session.isFreePlay ? 'play_money' : 'balance')}</span>
      <Amount
        value={toDecimal(balance, play.currency)}
        currency={play.currency}
        locale={localeOf(language)}
        isAnimated
      />
    </p>
  );
}
