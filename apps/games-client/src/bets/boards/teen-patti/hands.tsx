import {
  teenPattiHandNames,
  teenPattiNames,
} from '@bahati/game-rules/tables/teen-patti/place-names.ts';
import { type Player, players } from '@bahati/game-rules/tables/teen-patti/teen-patti.places.ts';
import type { TeenPattiView } from '@bahati/game-rules/tables/teen-patti/teen-patti.rules.ts';
import { sideLook } from '#frame/bets/boards/card-table/side-look.ts';
import { SqueezedCard } from '#frame/bets/boards/card-table/squeezed-card.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { PlayingCard } from '#frame/cards/playing-card.tsx';
import type { DealtSoFar } from './deal-steps.ts';

type Props = {
  readonly view: TeenPattiView | null;
  readonly dealt: DealtSoFar;
  readonly isOver: boolean;
};

/** Both hands, each under its player's name and over what it is called. */
export function Hands(props: Props) {
  const say = useText();
  const { view, isOver } = props;
  const isTie = isOver && view?.winner === 'tie';
  return (
    <div className="tp-hands">
      {players.map((player) => (
        <Hand key={player} player={player} {...props} />
      ))}
      <span className="tp-between display" data-is-tie={isTie || undefined}>
        {isTie ? say(teenPattiNames.tie) : <span aria-hidden="true">VS</span>}
      </span>
    </div>
  );
}

const nths = [0, 1, 2];

function Hand({ player, view, dealt, isOver }: Props & { player: Player }) {
  const say = useText();
  const laid = view ? dealt.laid[player] : 0;
  const turned = dealt.turned[player];
  const isTold = view !== null && dealt.told[player];
  return (
    <section
      className="tp-hand"
      data-player={player}
      {...sideLook(player, isOver ? view?.winner : undefined)}
      aria-label={say(teenPattiNames[player])}
    >
      <p className="tp-player display" aria-hidden="true">
        {say(teenPattiNames[player])}
      </p>
      <div className="tp-cards">
        {nths.map((nth) => {
          const card = view?.cards[player][nth] ?? 0;
          if (nth >= laid) return <span key={nth} className="tp-slot" />;
          return nth === 2 ? (
            <SqueezedCard key={nth} card={card} isTurned={nth < turned} isStill={isOver} />
          ) : (
            <PlayingCard
              key={nth}
              card={nth < turned ? card : null}
              {...(!isOver && { dealtAfterMs: 0 })}
            />
          );
        })}
      </div>
      <output className="tp-told" data-is-told={isTold}>
        {isTold ? say(teenPattiHandNames[view.hands[player]]) : ''}
      </output>
    </section>
  );
}
