import type { CSSProperties } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { seedsOf } from '@bahati/game-rules/seat-games/bao/bao.board.ts';
import type { BaoSide } from '#frame/matches/bao/seen-bao.ts';
import { words } from '#frame/matches/bao/words.ts';

type StoreProps = {
  readonly side: BaoSide;
  readonly name: string;
  readonly colour: string;
  readonly isNear: boolean;
  /** A seed is just being taken out of it. */
  readonly isLit: boolean;
};

const tints = 4;

/** The seeds a player brings in one by one, and how many are his in all. */
export function Store({ side, name, colour, isNear, isLit }: StoreProps) {
  const say = useText();
  const all = seedsOf(side);
  return (
    <div className="bao-store" data-is-near={isNear || undefined} data-is-lit={isLit || undefined}>
      <span className="unseen">
        {say(words.storeOf, { name, count: side.store })}.{' '}
        {say(words.onBoard, { name, count: all })}
      </span>
      <i
        className="bao-store-mark"
        style={{ '--mark': colour } as CSSProperties}
        aria-hidden="true"
      />
      <span className="bao-store-name" aria-hidden="true">
        <i className="bao-store-who">{name}</i>
        {say(words.store)} <b className="tabular">{side.store}</b>
      </span>
      <span className="bao-trough" aria-hidden="true">
        {side.store === 0 && <em>{say(words.mtaji)}</em>}
        {Array.from({ length: side.store }, (_, seed) => (
          <i key={seed} className="bao-seed" data-tint={(seed * 3) % tints} />
        ))}
      </span>
      <span className="bao-store-all tabular" aria-hidden="true">
        {say(words.all, { count: all })}
      </span>
    </div>
  );
}
