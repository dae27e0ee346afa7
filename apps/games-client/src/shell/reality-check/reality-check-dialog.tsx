import { netOf } from '@bahati/money/net.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useEffect, useState } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { nextCheckAt, wholeMinutes } from './reality-check.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';

const lookEveryMs = 3000;

/** Every so many minutes: how long, how much, go on or leave. Never in the middle of a round. */
export function RealityCheck() {
  const { session } = useFrame();
  const every = session.jurisdiction.realityCheckMinutes;
  return every === null ? null : <Check everyMinutes={every} />;
}

function Check({ everyMinutes }: { everyMinutes: number }) {
  const { play, site, openedAtMs } = useFrame();
  const { t, language } = useWords();
  const isPlaying = useStore(play.session, (state) => state.playing > 0);
  const staked = useStore(play.session, (state) => state.staked);
  const won = useStore(play.session, (state) => state.won);
  const rounds = useStore(play.session, (state) => state.rounds);
  const [dueAtMs, setDueAtMs] = useState(() => nextCheckAt(openedAtMs, everyMinutes, Date.now()));
  const [nowMs, setNowMs] = useState(openedAtMs);
  const isDue = nowMs >= dueAtMs;

  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    play.sendAll({ type: 'pause', isPaused: isDue });
  }, [isDue, play]);

  if (!isDue || isPlaying) return null;
  const show = (minor: bigint) => showMinor(minor, play.currency, language);
  const net = netOf({ payout: won, stake: staked });
  const sign = net < 0n ? '−' : net > 0n ? '+' : '';
  const goOn = () => {
    site.tell('bahati:reality-go-on');
    setDueAtMs(nextCheckAt(openedAtMs, everyMinutes, Date.now()));
  };
  const leave = () => {
    site.tell('bahati:reality-leave');
    site.tell('bahati:close');
  };
  return (
    <Dialog
      isOpen
      onClose={goOn}
      title={t('reality_title')}
      closeLabel={t('reality_go_on')}
      size="s"
      footer={
        <>
          {site.isThere && <Button onClick={leave}>{t('reality_leave')}</Button>}
          <Button tone="brass" onClick={goOn}>
            {t('reality_go_on')}
          </Button>
        </>
      }
    >
      <p>{t('reality_text', { count: wholeMinutes(openedAtMs, nowMs) })}</p>
      <KeyValueList
        items={[
          { id: 'rounds', label: t('reality_rounds'), value: String(rounds) },
          { id: 'staked', label: t('reality_staked'), value: show(staked) },
          { id: 'won', label: t('reality_won'), value: show(won) },
          {
            id: 'net',
            label: t('net_result'),
            value: `${sign}${show(net < 0n ? -net : net)}`,
            isStrong: true,
            tone: net < 0n ? 'loss' : net > 0n ? 'win' : 'quiet',
          },
        ]}
      />
    </Dialog>
  );
}
