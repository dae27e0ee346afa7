import {
  type CratesBonus,
  doubling,
  worthOf,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';
import { multiplied } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { sokoniWords } from '#frame/bets/boards/sokoni-wheel/sokoni-words.ts';
import type { Now } from '#frame/bets/boards/sokoni-wheel/use-sokoni-show.ts';
import { useText } from '#frame/bets/use-text.ts';
import { Crate } from './crate.tsx';
import { hopsTo, lightAt, openPart } from './lantern-hops.ts';
import './crates-scene.css';

type CratesSceneProps = {
  readonly bonus: CratesBonus;
  /** Of the special offer; 1: there is none. */
  readonly special: number;
  /** Null: all has been shown. */
  readonly now: Now | null;
};

/** Crates on a stall. A lantern goes from one to the other, and where it stays one is opened. */
export function CratesScene({ bonus, special, now }: CratesSceneProps) {
  const { crates, opened } = bonus;
  const part = usePart(now);
  const kind = now?.beat.kind;
  const isOpening = kind === 'crate';
  const at = isOpening ? (now?.beat.at ?? 0) : kind === 'crates-in' ? 0 : opened.length;
  const isOpen = isOpening && part >= openPart;
  const count = at + (isOpen ? 1 : 0);
  const areOthersOpen = !now || kind === 'others' || kind === 'sum';
  const target = opened[at];
  const hops = isOpening && target !== undefined ? hopsTo(target, opened.slice(0, at), at) : [];
  const light = isOpening ? (isOpen ? target : lightAt(hops, part)) : undefined;
  return (
    <div className="crates-scene" data-beat={kind ?? 'over'}>
      <Sum bonus={bonus} special={special} count={count} />
      <ul className="crates-stall">
        {crates.map((times, place) => {
          const order = opened.indexOf(place);
          const isPaid = order >= 0 && order < count;
          return (
            <Crate
              key={place}
              place={place}
              times={times === doubling ? doubling : multiplied(times, special)}
              state={isPaid ? 'opened' : areOthersOpen ? 'other' : 'closed'}
              isLit={light === place}
              isNew={isOpen && order === at}
            />
          );
        })}
      </ul>
      {(!now || kind === 'sum') && (
        <p className="sokoni-call display tabular">{`×${multiplied(worthOf(bonus), special)}`}</p>
      )}
    </div>
  );
}

/** How much of the beat is over, in steps that a hop of the lantern is made of. */
function usePart(now: Now | null): number {
  const [part, setPart] = useState(0);
  const [key, ms] = [now ? `${now.beat.kind} ${now.beat.at}` : '', now?.beat.ms ?? 1];
  const [held, setHeld] = useState(key);
  if (held !== key) {
    setHeld(key);
    setPart(0);
  }
  const step = useEffectEvent(() => setPart((now?.sinceMs() ?? 0) / ms));
  useEffect(() => {
    if (!key) return undefined;
    const timer = setInterval(() => step(), 60);
    return () => clearInterval(timer);
  }, [key]);
  return part;
}

/** What the crates that are open come to. */
function Sum({
  bonus: { crates, opened },
  special,
  count,
}: Omit<CratesSceneProps, 'now'> & { readonly count: number }) {
  const say = useText();
  const found = opened.slice(0, count).map((place) => crates[place] ?? doubling);
  const sum = found.reduce((all, times) => all + times, 0);
  const isDoubled = found.includes(doubling);
  return (
    <p className="crates-sum display tabular" data-is-doubled={isDoubled || undefined}>
      {count === 0 && <small>{say(sokoniWords.cratesPay)}</small>}
      {found
        .filter((times) => times !== doubling)
        .map((times, at) => (
          <span key={at}>{multiplied(times, special)}</span>
        ))}
      {isDoubled && <em>{say(sokoniWords.double)}</em>}
      {count > 1 && <b>{`= ${multiplied(sum * (isDoubled ? 2 : 1), special)}`}</b>}
    </p>
  );
}
