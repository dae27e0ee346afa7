import { Amount } from '@bahati/ui/amount/amount.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { TurboIcon } from '@bahati/ui/icons/display-icons.tsx';
import { MinusIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { useFrame, useSlot } from '#frame/shell/frame-context.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { AutoplayIcon } from './game-icons.tsx';
import { localeOf, showMinor } from '#frame/shell/balance/purse.ts';
import { SpinButton } from './spin-button.tsx';
import { useStore } from '#frame/shell/store.ts';
import { WinMeter } from '#frame/shell/results/win-meter.tsx';
import { useWords } from '#frame/shell/words.ts';

/** Everything a round needs under one thumb: stake, spin, pace; and what it is about: money. */
export function ControlBar({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const { session } = useFrame();
  const { game } = useSlot();
  return (
    <section className="controls night">
      <KangaBand {...game.cloth} height={6} />
      <Balance />
      <WinMeter />
      <StakeControl onSheet={onSheet} />
      <div className="controls-play">
        {session.jurisdiction.isAutoplayAllowed && <AutoplayButton onSheet={onSheet} />}
        <SpinButton />
        {session.jurisdiction.isTurboAllowed && <TurboButton />}
      </div>
    </section>
  );
}

function Balance() {
  const { play, session } = useFrame();
  const { t, language } = useWords();
  const balance = useStore(play.session, (state) => state.balance);
  const { currency } = play;
  return (
    <div className="money">
      <span className="money-name">{t(session.isFreePlay ? 'play_money' : 'balance')}</span>
      <Amount
        value={toDecimal(balance, currency)}
        currency={currency}
        locale={localeOf(language)}
        isAnimated
      />
    </div>
  );
}

function StakeControl({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const { play, sounds } = useFrame();
  const { t, language } = useWords();
  const stake = useStore(play.round, (state) => state.stake);
  const { steps } = useStore(play.session, (state) => state.offer);
  const isPlaying = useStore(play.round, (state) => state.isBusy || state.autoplay !== null);
  const free = useStore(play.session, (state) => state.freeRounds);
  const isBusy = isPlaying || free !== null;
  const move = (by: number) => {
    sounds.press();
    play.send({ type: 'stake-moved', by });
  };
  return (
    <div className="stake">
      <IconButton
        tone="quiet"
        label={t('stake_down')}
        disabled={isBusy || stake <= (steps[0] ?? stake)}
        onClick={() => move(-1)}
      >
        <MinusIcon />
      </IconButton>
      <button
        type="button"
        className="money stake-value"
        disabled={isBusy}
        onClick={() => onSheet('stake')}
      >
        <span className="money-name">{t(free ? 'free_stake' : 'stake')}</span>
        <span className="tabular stake-amount">
          {showMinor(free?.stake ?? stake, play.currency, language, true)}
        </span>
      </button>
      <IconButton
        tone="quiet"
        label={t('stake_up')}
        disabled={isBusy || stake >= (steps.at(-1) ?? stake)}
        onClick={() => move(1)}
      >
        <PlusIcon />
      </IconButton>
    </div>
  );
}

function AutoplayButton({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const { play } = useFrame();
  const { t } = useWords();
  const isOn = useStore(play.round, (state) => state.autoplay !== null);
  const isRound = useStore(play.round, (state) => state.isBusy);
  const hasFree = useStore(play.session, (state) => state.freeRounds !== null);
  const isBusy = isRound || hasFree;
  return (
    <IconButton
      tone="quiet"
      className="pace"
      label={isOn ? t('autoplay_stop') : t('autoplay')}
      isPressed={isOn}
      disabled={isBusy && !isOn}
      onClick={() => (isOn ? play.send({ type: 'autoplay-stopped' }) : onSheet('autoplay'))}
    >
      <AutoplayIcon />
    </IconButton>
  );
}

function TurboButton() {
  const { preferences } = useFrame();
  const { t } = useWords();
  const isTurbo = useStore(preferences, (wishes) => wishes.isTurbo);
  return (
    <IconButton
      tone="quiet"
      className="pace"
      label={t('turbo')}
      isPressed={isTurbo}
      onClick={() => preferences.set({ isTurbo: !isTurbo })}
    >
      <TurboIcon />
    </IconButton>
  );
}
