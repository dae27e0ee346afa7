import { ticksPerSecond } from '@bahati/game-rules/fishing/pool/pool.ts';
import { bossAt } from '@bahati/game-rules/fishing/simulation/tides.ts';
import type { Water } from '@bahati/game-rules/fishing/species/species.ts';
import { useEffect, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { useWords } from '#frame/shell/words.ts';
import { pictureOf } from './paint/sprites/looks.ts';
import type { Pool } from './play/pool.ts';
import { words } from './words.ts';

type Boss = { readonly isHere: boolean; readonly seconds: number };

/** It is said in large letters from a few seconds before it comes until it is in sight. */
const warnedSeconds = 5;
const lookMs = 250;

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** When the great one comes, and how long it stays. */
export function BossClock({ pool, water }: { pool: Pool; water: Water }) {
  const say = useText();
  const { language } = useWords();
  const boss = useBoss(pool);
  const species = water.species.at(-1);
  if (!boss || !species) return null;
  const { isHere, seconds } = boss;
  const told = { name: species.name[language], time: clockText(seconds) };
  const isSoon = !isHere && seconds <= warnedSeconds;
  return (
    <>
      <p className="pool-clock tabular" data-here={isHere} role="timer">
        <img src={pictureOf(species)} alt="" width="36" height="24" />
        <span className="pool-clock-text">{say(isHere ? words.bossHere : words.bossIn, told)}</span>
        <span className="pool-clock-time" aria-hidden>
          {told.time}
        </span>
      </p>
      {isSoon && (
        <p className="pool-boss display" role="status">
          {say(words.bossComes, told)}
        </p>
      )}
    </>
  );
}

function useBoss(pool: Pool): Boss | null {
  const { sounds } = useFrame();
  const [boss, setBoss] = useState<Boss | null>(null);
  const isSoon = boss !== null && !boss.isHere && boss.seconds <= warnedSeconds;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!pool.view) return setBoss(null);
      const { isHere, ticks } = bossAt(Math.floor(pool.tick()));
      const seconds = Math.ceil(ticks / ticksPerSecond);
      return setBoss((before) =>
        before?.isHere === isHere && before.seconds === seconds ? before : { isHere, seconds },
      );
    }, lookMs);
    return () => clearInterval(timer);
  }, [pool]);
  useEffect(() => {
    if (isSoon) sounds.hear({ kind: 'tension' });
  }, [isSoon, sounds]);
  return boss;
}
