import { weapons } from '@bahati/game-rules/fishing/capture/aims.ts';
import { weaponWords } from '@bahati/game-rules/fishing/fishing.words.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { KangaBand } from '@bahati/ui/patterns/kanga-band.tsx';
import { toDecimal } from '@bahati/money/money.ts';
import { useText } from '#frame/bets/use-text.ts';
import { localeOf, showFigures, toMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import type { Pool } from './play/pool.ts';
import { AutoIcon, LockIcon, WeaponIcon } from './pool-icons.tsx';
import { words } from './words.ts';
import './pool-panel.css';

/** What is chosen at a cannon, and the money. */
export function PoolPanel({ pool }: { pool: Pool }) {
  const { play } = useFrame();
  const { t, language } = useWords();
  const say = useText();
  const { level, levels, weapon, isLocking, isAuto } = usePool(pool);
  const own = useStore(pool.state, (state) => state.own);
  const inWallet = useStore(play.session, (state) => state.balance);
  const won = useStore(play.session, (state) => state.won);
  const { currency } = play;
  const held = own ? toMinor(own.held, currency) : 0n;
  const balance = own
    ? (own.balance === null ? inWallet : toMinor(own.balance, currency)) + held
    : inWallet;
  const stake = levels[level];
  const isSeated = own !== null && own.seat !== null;
  return (
    <section className="pool-panel" aria-label={t('bet')}>
      <KangaBand seed="pool" height={5} />
      <div className="pool-purse">
        <p className="pool-money">
          <span className="quiet small">{t('balance')}</span>
          <Amount
            value={toDecimal(balance, currency)}
            currency={currency}
            locale={localeOf(language)}
          />
          {/* Its line is kept, so that the water keeps its size. */}
          <small className="pool-held quiet tabular">
            {held > 0n && say(words.held, { amount: showFigures(held, currency, language) })}
          </small>
        </p>
        <p className="pool-money pool-won">
          <span className="quiet small">{say(words.won)}</span>
          <Amount
            value={toDecimal(won, currency)}
            currency={currency}
            locale={localeOf(language)}
          />
        </p>
        <div className="pool-level" role="group" aria-label={say(words.stake)}>
          <button
            type="button"
            aria-label={say(words.less)}
            disabled={level === 0}
            onClick={() => pool.setLevel(level - 1)}
          >
            −
          </button>
          <output className="pool-stake">
            <span className="quiet small">{say(words.stake)}</span>
            <strong className="tabular">
              {stake === undefined
                ? '–'
                : showFigures(toMinor(stake, currency), currency, language)}
            </strong>
          </output>
          <button
            type="button"
            aria-label={say(words.more)}
            disabled={level >= levels.length - 1}
            onClick={() => pool.setLevel(level + 1)}
          >
            +
          </button>
        </div>
      </div>
      <div className="pool-tools">
        <div className="pool-weapons" role="radiogroup" aria-label={say(words.weapon)}>
          {weapons.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={weapon === one}
              onClick={() => pool.setWeapon(one)}
            >
              <WeaponIcon weapon={one} />
              <span>{say(weaponWords[one])}</span>
            </button>
          ))}
        </div>
        <div className="pool-ways">
          <button
            type="button"
            aria-pressed={isLocking}
            disabled={!isSeated}
            onClick={() => pool.setLocking(!isLocking)}
          >
            <LockIcon />
            <span>{say(words.lock)}</span>
          </button>
          <button
            type="button"
            aria-pressed={isAuto}
            disabled={!isSeated}
            onClick={() => pool.setAuto(!isAuto)}
          >
            <AutoIcon />
            <span>{say(words.auto)}</span>
          </button>
        </div>
      </div>
    </section>
  );
}

function usePool({ state }: Pool) {
  return {
    level: useStore(state, (now) => now.level),
    levels: useStore(state, (now) => now.levels),
    weapon: useStore(state, (now) => now.weapon),
    isLocking: useStore(state, (now) => now.isLocking),
    isAuto: useStore(state, (now) => now.isAuto),
  };
}
