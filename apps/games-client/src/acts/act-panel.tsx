/** What opens over the stage when a round waits for its player. Loaded when a game first needs it. */
import { Button } from '@bahati/ui/button/button.tsx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFrame } from '#frame/shell/frame-context.ts';
import { asSlotRound } from '#frame/shell/round/slot-round-stage.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { actOfKey } from './act-keys.ts';
import type { ActingSlot } from './acting-slot.ts';
import { ChestPanel } from './chest-panel.tsx';
import { GamblePanel } from './gamble-panel.tsx';
import './acts.css';
import './gamble.css';
import './chests.css';
import './acts-modes.css';

export function ActPanel() {
  const { play } = useFrame();
  const acting = useStore(play.round, (state) => state.acting);
  if (!acting) return null;
  const answer = acting.answer && asSlotRound(acting.answer);
  const shown = { ...acting, round: asSlotRound(acting.round), answer };
  return <OpenPanel key={shown.round.roundId} acting={shown} />;
}

function OpenPanel({ acting }: { acting: ActingSlot }) {
  const { sounds } = useFrame();
  const { t } = useWords();
  const { round, answer } = acting;
  const panel = useRef<HTMLElement>(null);
  useActKeys(acting);
  // The eye is here now, and whoever plays by keys goes on from here; afterwards from the spin.
  useEffect(() => {
    panel.current?.focus();
    return () => document.querySelector<HTMLElement>('.spin')?.focus();
  }, []);
  const hear = useEffectEvent(() => {
    if (!answer) return;
    const { gamble, chests } = answer;
    if (chests) return sounds.hear({ kind: 'coin', step: chests.opened.length * 2 });
    if (answer.acts.at(-1) === 'take') return;
    sounds.hear({ kind: 'page' });
    if (gamble?.steps.at(-1)?.isWon) sounds.hear({ kind: 'win', tier: 'small' });
  });
  useEffect(() => hear(), [answer]);

  return (
    <section
      ref={panel}
      className="acts night"
      tabIndex={-1}
      aria-label={round.chests ? t('chests_title') : t('gamble_title')}
    >
      <div className="acts-table">
        {round.chests ? <ChestPanel acting={acting} /> : <GamblePanel acting={acting} />}
        {round.actions.length === 0 && <GoOn />}
      </div>
    </section>
  );
}

/** The end stays in view for as long as it is looked at. */
function GoOn() {
  const { play } = useFrame();
  const { t } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      className="acts-on"
      tone="brass"
      size="l"
      isWide
      onClick={() => play.send({ type: 'leave' })}
    >
      {t('acts_go_on')}
    </Button>
  );
}

function useActKeys({ round }: ActingSlot): void {
  const { play } = useFrame();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.altKey || event.metaKey;
    if (isModified || event.repeat || document.querySelector('dialog[open]')) return;
    const isOnControl = event.target instanceof Element && event.target.matches('button, a');
    const action = actOfKey({ key: event.key, isOnControl }, round.actions);
    if (action === null) return;
    event.preventDefault();
    play.send({ type: 'act', action });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
