import type { DragonTigerView } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.rules.ts';
import type { Beast } from '@bahati/game-rules/tables/dragon-tiger/dragon-tiger.places.ts';
import { sideLook } from '#frame/bets/boards/card-table/side-look.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import { useText } from '#frame/bets/use-text.ts';
import type { BeastNames } from '@bahati/game-rules/tables/dragon-tiger/place-names.ts';
import type { ComponentType } from 'react';

/** Who meets here: what the two are called, and their heads. */
export type Pair = {
  readonly names: BeastNames;
  readonly heads: Readonly<Record<Beast, ComponentType>>;
};

type Props = {
  readonly pair: Pair;
  readonly view: DragonTigerView | null;
  /** Cards on the cloth and cards turned, the dragon's first. */
  readonly laid: number;
  readonly turned: number;
  readonly isOver: boolean;
};

/** The two beasts, each beside its card; the one that wins roars, the other bows. */
export function Arena(props: Props) {
  const { view, isOver } = props;
  const winner = isOver && view ? view.winner : undefined;
  return (
    <div className="arena" data-winner={winner}>
      <Lair beast="dragon" nth={0} {...props} />
      <Lair beast="tiger" nth={1} {...props} />
    </div>
  );
}

function Lair({
  pair: { names, heads },
  beast,
  nth,
  view,
  laid,
  turned,
  isOver,
}: Props & { beast: Beast; nth: number }) {
  const Head = heads[beast];
  const say = useText();
  return (
    <section
      className="lair"
      data-beast={beast}
      {...sideLook(beast, isOver ? view?.winner : undefined)}
      aria-label={say(names[beast])}
    >
      <Head />
      <div className="lair-card">
        {view && laid > nth ? (
          <PlayingCard
            card={turned > nth ? view[beast] : null}
            {...(!isOver && { dealtAfterMs: 0 })}
          />
        ) : (
          <span className="lair-slot" />
        )}
      </div>
    </section>
  );
}
