import { netOf } from '@bahati/money/net.ts';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { MuteIcon, SoundIcon } from '@bahati/ui/icons/display-icons.tsx';
import { HistoryIcon, InfoIcon, ShieldIcon } from '@bahati/ui/icons/icons.tsx';
import { useEffect, useState } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { wholeMinutes } from '#frame/shell/reality-check/reality-check.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

const tickMs = 20_000;

/** Always in view: time and net result, sound, and the game's papers. */
export function TopStrip({
  onSheet,
  isNight = true,
}: {
  onSheet: (sheet: Sheet) => void;
  /** It lies over a stage, where it is always night. */
  isNight?: boolean;
}) {
  const { preferences } = useFrame();
  const { t } = useWords();
  const isMuted = useStore(preferences, (wishes) => wishes.isMuted);
  return (
    <header className={isNight ? 'strip night' : 'strip'}>
      <SessionClock />
      <nav className="strip-tools" aria-label={t('tools')}>
        <IconButton
          label={t('sound')}
          isPressed={!isMuted}
          onClick={() => preferences.set({ isMuted: !isMuted })}
        >
          {isMuted ? <MuteIcon /> : <SoundIcon />}
        </IconButton>
        <IconButton label={t('history')} onClick={() => onSheet('history')}>
          <HistoryIcon />
        </IconButton>
        <IconButton label={t('fairness')} onClick={() => onSheet('fairness')}>
          <ShieldIcon />
        </IconButton>
        <IconButton label={t('game_info')} onClick={() => onSheet('paytable')}>
          <InfoIcon />
        </IconButton>
      </nav>
    </header>
  );
}

/** How long this has gone on and what it came to: said plainly, the whole time. */
function SessionClock() {
  const { play, openedAtMs } = useFrame();
  const { t, language } = useWords();
  const staked = useStore(play.session, (state) => state.staked);
  const won = useStore(play.session, (state) => state.won);
  const [nowMs, setNowMs] = useState(openedAtMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const net = netOf({ payout: won, stake: staked });
  const size = showMinor(net < 0n ? -net : net, play.currency, language, true);
  const sign = net < 0n ? '−' : net > 0n ? '+' : '';
  return (
    <p className="strip-clock tabular">
      <span>{t('minutes', { count: wholeMinutes(openedAtMs, nowMs) })}</span>
      <span className="strip-net" data-sign={sign}>
        <span className="unseen">{t('net_result')} </span>
        {sign}
        {size}
      </span>
    </p>
  );
}
