import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import { stakeAt } from '@bahati/game-rules/fishing/cannons/cannon.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { showFigures } from '#frame/shell/balance/purse.ts';
import type { SlotSounds } from '#frame/sound/slot-sounds.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { paysOf } from './paint/effects/show-hit.ts';
import { PoolStage } from './paint/stage.ts';
import type { Pool } from './play/pool.ts';
import { BossClock } from './boss-clock.tsx';
import { words } from './words.ts';

/** The more it pays, the longer the phrase. */
function hearCatch(sounds: SlotSounds, pays: number): void {
  if (pays >= 150) sounds.hear({ kind: 'win', tier: 'huge' });
  else if (pays >= 45) sounds.hear({ kind: 'win', tier: 'big' });
  else if (pays >= 15) sounds.hear({ kind: 'win', tier: 'small' });
  else sounds.hear({ kind: 'coin-counted', step: Math.min(6, Math.ceil(Math.sqrt(pays))) });
}

/** The water: where it is pointed is aimed, held it fires. */
export function PoolStageView({ pool, water }: { pool: Pool; water: Water }) {
  const { play, sounds } = useFrame();
  const { language } = useWords();
  const say = useText();
  const holder = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<PoolStage | null>(null);
  const { currency } = play;
  useEffect(() => {
    const canvas = holder.current;
    const pen = canvas?.getContext('2d', { alpha: false });
    if (!canvas || !pen) return undefined;
    const opened = new PoolStage(canvas, pen, {
      pool,
      water,
      currency,
      showMoney: (minor) => showFigures(minor, currency, language),
      showBack: (minor) =>
        words.back[language].replace('{amount}', showFigures(minor, currency, language)),
      nameOf: ({ name, prizes }, prize) => (prizes[prize]?.name ?? name)[language],
      onFire: () => sounds.press(),
      onHit(hit, isOwn) {
        if (!isOwn) return;
        const pays = paysOf(hit);
        const stake = stakeAt(hit.level, currency) ?? 0n;
        const { staked, won } = play.session.get();
        play.session.set({ staked: staked + stake, won: won + stake * BigInt(pays) });
        if (pays > 0) hearCatch(sounds, pays);
      },
    });
    setStage(opened);
    return () => opened.close();
  }, [pool, water, play, sounds, currency, language]);
  useKeys(pool, stage);
  return (
    <>
      <canvas ref={holder} className="pool-canvas" aria-label={say(words.aim)} tabIndex={0} />
      <BossClock pool={pool} water={water} />
    </>
  );
}

function useKeys(pool: Pool, stage: PoolStage | null): void {
  useEffect(() => {
    if (!stage) return undefined;
    const isElsewhere = ({ target }: KeyboardEvent) =>
      target instanceof HTMLElement &&
      target.closest('button, input, dialog, [role="radiogroup"]') !== null;
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      const { level, isAuto, isLocking } = pool.state.get();
      const key = event.key.toLowerCase();
      if (key === 'arrowleft') stage.turnBy(-40);
      else if (key === 'arrowright') stage.turnBy(40);
      else if (key === ' ') {
        pool.fire();
        stage.setKeyHeld(true);
      } else if (key === '+' || key === '=') pool.setLevel(level + 1);
      else if (key === '-') pool.setLevel(level - 1);
      else if (key === 'a') pool.setAuto(!isAuto);
      else if (key === 'l') pool.setLocking(!isLocking);
      else return;
      event.preventDefault();
    };
    const up = ({ key }: KeyboardEvent) => {
      if (key === ' ') stage.setKeyHeld(false);
    };
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, [pool, stage]);
}
