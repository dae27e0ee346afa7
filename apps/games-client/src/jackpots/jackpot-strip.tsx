import type { CallValue } from '@bahati/contract/call.ts';
import type { GamesFrameCalls } from '@bahati/contract/games-frame/calls.ts';
import { useEffect, useRef, useState } from 'react';
import { countEasing } from '#frame/shell/results/count-up.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { showMinor, toMinor } from '#frame/shell/balance/purse.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { climbed } from './climb.ts';
import { JackpotWon } from './jackpot-won.tsx';
import './jackpots.css';

type Pools = CallValue<GamesFrameCalls['GET /frame/v1/jackpots']>['levels'];

/** What is shown is never older than this and an answer's way, while somebody looks. */
const pauseMs = 8_000;
const climbMs = 1_600;

/** What each jackpot of the game stands at, the greatest first, and the one that was just won. */
export function JackpotStrip() {
  const pools = usePools();
  const { t } = useWords();
  return (
    <>
      {pools.length > 0 && (
        <ul className="jackpots night" aria-label={t('jackpots')}>
          {pools.toReversed().map(({ level, amount }) => (
            <li key={level} className="jackpot" data-level={level}>
              <span className="jackpot-name">{t(`jackpot_${level}`)}</span>
              <Meter amount={amount} />
            </li>
          ))}
        </ul>
      )}
      <JackpotWon />
    </>
  );
}

/** Asked for while the game is in view, and after each round: the server alone knows. */
function usePools(): Pools {
  const { call, play } = useFrame();
  const [pools, setPools] = useState<Pools>([]);
  const outcome = useStore(play.round, (state) => state.outcome);
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const { levels } = await call('GET /frame/v1/jackpots');
        if (!isGone) setPools(levels);
      } catch {
        // What cannot be said now is not shown: the next answer brings the meters back.
        if (!isGone) setPools([]);
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), pauseMs);
    const onSeen = () => void ask();
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
    };
  }, [call, outcome]);
  return pools;
}

/** Climbs to what the server said, never past it; a pool that was won starts low at once. */
function Meter({ amount }: { amount: string }) {
  const { play } = useFrame();
  const { language } = useWords();
  const figures = useRef<HTMLSpanElement>(null);
  const shown = useRef<bigint | null>(null);
  useEffect(() => {
    const to = toMinor(amount, play.currency);
    const from = shown.current ?? to;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const startedAt = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const progress = isStill ? 1 : Math.min(1, Math.max(0, (now - startedAt) / climbMs));
      const minor = climbed(from, to, countEasing(progress));
      shown.current = minor;
      if (figures.current) figures.current.textContent = showMinor(minor, play.currency, language);
      if (progress < 1 && minor !== to) frame = requestAnimationFrame(step);
    };
    step(startedAt);
    return () => cancelAnimationFrame(frame);
  }, [amount, play, language]);
  return <span ref={figures} className="jackpot-amount tabular" />;
}
