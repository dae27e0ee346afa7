/** A fight as it goes on: its script made again from the round's hash, beat by beat in its time. */
import { drawInBrowser, type RoundSeeds } from '@bahati/fairness/browser-draws.ts';
import { drawMatch, drawResult } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import type { FightView } from '@bahati/game-rules/cockfight/fight-game.ts';
import {
  type Beat,
  type FightScript,
  scriptOf,
} from '@bahati/game-rules/cockfight/fight-script.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { beatAt } from './poses.ts';

type Input = Pick<
  BoardProps<FightView>,
  'phase' | 'view' | 'turn' | 'isFast' | 'onShown' | 'showMs' | 'shared' | 'sound'
>;

/** After its last beat a result is shown for so long, at the pace of the room. */
const resultMs = 3_500;
const fastMs = 90;

/** The beat that is on; null: no fight is. */
export function useFight(input: Input): Beat | null {
  const { phase, turn, isFast, view, shared } = input;
  const script = useScript(shared?.seeds ?? null, view);
  const [at, setAt] = useState({ turn: -1, beat: -1 });
  const isShowing = phase === 'showing';
  const beat = at.turn === turn ? at.beat : -1;
  const end = useEffectEvent(() => input.onShown());
  /** Takes the beat of now; answers the milliseconds until the next, or null at the end. */
  const step = useEffectEvent((held: FightScript): number | null => {
    const wholeMs = shared?.wholeMs ?? held.lengthMs + resultMs;
    const pace = (held.lengthMs + resultMs) / wholeMs;
    const ms = (wholeMs - (input.showMs?.() ?? 0)) * pace;
    if (ms >= held.lengthMs) return null;
    const now = beatAt(held.beats, ms);
    if (now !== beat) {
      setAt({ turn, beat: now });
      hear(input.sound, held.beats[now]);
    }
    const next = held.beats[now + 1]?.atMs ?? held.lengthMs;
    return Math.max(16, (next - ms) / pace);
  });
  useEffect(() => {
    if (!isShowing || (!isFast && !script)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      const waitMs = script ? step(script) : null;
      if (waitMs === null) end();
      else timer = setTimeout(go, waitMs);
    };
    timer = setTimeout(isFast ? end : go, isFast ? fastMs : 0);
    return () => clearTimeout(timer);
  }, [isShowing, isFast, script, turn]);
  if (!isShowing || isFast) return null;
  return script?.beats[Math.max(0, beat)] ?? null;
}

function hear(sound: Input['sound'], beat: Beat | undefined): void {
  if (beat?.kind === 'strike' || beat?.kind === 'clash') sound('card');
  else if (beat?.kind === 'leap') sound('tick');
  else if (beat?.kind === 'fall' || beat?.kind === 'bell') sound('reveal');
}

/** Null while it is made, or where there is nothing to make it from. */
function useScript(seeds: RoundSeeds | null, view: FightView | null): FightScript | null {
  const [made, setMade] = useState<{ of: string; script: FightScript } | null>(null);
  const { serverSeed = '', clientSeed = '', nonce = 0 } = seeds ?? {};
  const result = view?.result;
  useEffect(() => {
    if (serverSeed === '' || !result) return undefined;
    let isGone = false;
    void drawInBrowser({ serverSeed, clientSeed, nonce }, (draw) => {
      drawResult(drawMatch(draw), draw);
      return scriptOf(result, draw);
    }).then((script) => {
      if (!isGone) setMade({ of: serverSeed, script });
    });
    return () => {
      isGone = true;
    };
  }, [serverSeed, clientSeed, nonce, result]);
  return made?.of === serverSeed && serverSeed !== '' ? made.script : null;
}
