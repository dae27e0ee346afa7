/** Follows the size of the frame: tells the stage, answers how the controls stand. */
import { useEffect, useState } from 'react';
import { type Screen, screenOf, viewOf } from './screen.ts';
import type { SlotStage } from './slot-stage.ts';

/** Turning a phone sends many sizes; the stage is drawn anew for the last. */
const settleMs = 120;

export function useScreen(stage: SlotStage, hasMeters: boolean): Screen {
  const [screen, setScreen] = useState(() => screenOf(window.innerWidth, window.innerHeight));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      setScreen(screenOf(window.innerWidth, window.innerHeight));
      clearTimeout(timer);
      timer = setTimeout(() => {
        void stage.place(viewOf(window.innerWidth, window.innerHeight, hasMeters));
      }, settleMs);
    };
    onResize();
    window.addEventListener('resize', onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', onResize);
    };
  }, [stage, hasMeters]);
  return screen;
}
