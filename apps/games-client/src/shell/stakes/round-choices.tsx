import { useFrame } from '#frame/shell/frame-context.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { DoubleIcon } from '#frame/shell/controls/game-icons.tsx';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

/** How a round may begin besides plainly; nothing in a game that has but one way. */
export function RoundChoices({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const { play } = useFrame();
  const isActing = useStore(play.round, (state) => state.acting !== null);
  const hasFree = useStore(play.session, (state) => state.freeRounds !== null);
  const [hasGamble, hasBuy] = [play.priceOf('gamble') !== null, play.priceOf('buy') !== null];
  if (isActing || hasFree || (!hasGamble && !hasBuy)) return null;
  return (
    <div className="choices night">
      {hasGamble && <GambleSwitch />}
      {hasBuy && <BuyButton onSheet={onSheet} />}
    </div>
  );
}

function GambleSwitch() {
  const { play, preferences, sounds } = useFrame();
  const { t } = useWords();
  const isOn = useStore(play.session, (state) => state.isGamble);
  return (
    <button
      type="button"
      className="choice"
      role="switch"
      aria-checked={isOn}
      aria-label={t('gamble_switch')}
      onClick={() => {
        sounds.press();
        preferences.set({ isGamble: !isOn });
      }}
    >
      <DoubleIcon size={22} />
      <span>{t('gamble_short')}</span>
      <span className="choice-lamp" aria-hidden="true" />
    </button>
  );
}

function BuyButton({ onSheet }: { onSheet: (sheet: Sheet) => void }) {
  const { play } = useFrame();
  const { t, language } = useWords();
  // The price follows the stake.
  useStore(play.round, (state) => state.stake);
  const isBusy = useStore(play.round, (state) => state.isBusy);
  const price = showMinor(play.priceOf('buy') ?? 0n, play.currency, language, true);
  return (
    <button type="button" className="choice buy" disabled={isBusy} onClick={() => onSheet('buy')}>
      <span>{t('buy_short')}</span>
      <strong className="tabular">{price}</strong>
    </button>
  );
}
