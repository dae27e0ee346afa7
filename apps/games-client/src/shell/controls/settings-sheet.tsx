import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { actShortcuts, type KeyAction, shortcuts } from './keyboard.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords, type WordKey } from '#frame/shell/words.ts';

const actionWords: Readonly<Record<KeyAction, WordKey>> = {
  spin: 'spin',
  'stake-up': 'stake_up',
  'stake-down': 'stake_down',
  turbo: 'turbo',
  autoplay: 'autoplay',
  mute: 'sound',
  help: 'key_help',
};

/** Sound and pace, and the keys that do the same. */
export function SettingsSheet() {
  const { preferences, session, play, slot } = useFrame();
  const { t } = useWords();
  const wishes = useStore(preferences, (state) => state);
  const percent = Math.round(wishes.volume * 100);
  const { isTurboAllowed, isAutoplayAllowed } = session.jurisdiction;
  const keys = shortcuts.filter(
    ({ does }) =>
      (does !== 'turbo' || isTurboAllowed) && (does !== 'autoplay' || isAutoplayAllowed),
  );
  const hasGamble = play.priceOf('gamble') !== null;
  const actKeys = [
    ...(hasGamble ? actShortcuts.gamble : []),
    ...(slot?.game.definition.pick ? actShortcuts.pick : []),
  ];
  return (
    <div className="form settings">
      <Checkbox
        label={t('sound')}
        checked={!wishes.isMuted}
        onCheckedChange={(isOn) => preferences.set({ isMuted: !isOn })}
      />
      <label className="volume">
        <span>{t('volume')}</span>
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={percent}
          aria-valuetext={`${percent} %`}
          onChange={(event) => preferences.set({ volume: Number(event.target.value) / 100 })}
        />
        <span className="tabular">{percent} %</span>
      </label>
      {isTurboAllowed && (
        <Checkbox
          label={t('turbo')}
          hint={t('turbo_hint')}
          checked={wishes.isTurbo}
          onCheckedChange={(isTurbo) => preferences.set({ isTurbo })}
        />
      )}
      {hasGamble && (
        <Checkbox
          label={t('gamble_switch')}
          hint={t('gamble_hint')}
          checked={wishes.isGamble}
          onCheckedChange={(isGamble) => preferences.set({ isGamble })}
        />
      )}
      <h3>{t('keys')}</h3>
      <dl className="keys">
        {keys.map(({ keys: names, does }) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{t(actionWords[does])}</dd>
          </div>
        ))}
        {actKeys.map(({ keys: names, does }) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>{t('close')}</dd>
        </div>
      </dl>
    </div>
  );
}
