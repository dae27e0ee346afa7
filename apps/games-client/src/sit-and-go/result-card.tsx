import { Button } from '@bahati/ui/button/button.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useTableState } from '#frame/poker/use-poker.ts';
import { useCash } from '#frame/seats/use-money.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { PlaceList } from './place-list.tsx';
import type { SeenGame } from './use-sit-and-go.ts';
import { ordinalOf, words } from './words.ts';

type Props = { readonly seen: SeenGame; readonly onLeave: () => void };

/** How it ended: all places with their prizes, once the last hand was seen, or why it was called off. */
export function ResultCard({ seen, onLeave }: Props) {
  const say = useText();
  const isWon = useTableState((state) => state.beat.isWon);
  const hasHand = useRoom()?.view.hand !== null;
  const { game } = seen;
  if (game.state === 'over' && (isWon || !hasHand)) return <Places seen={seen} onLeave={onLeave} />;
  if (game.state !== 'called_off') return null;
  return (
    <div className="sng-result" role="status">
      <h2 className="display">{say(words.calledOff)}</h2>
      <p>{say(words[game.calledOffFor ?? 'unfilled'])}</p>
      <Button tone="brass" size="l" isWide onClick={onLeave}>
        {say(words.toLobby)}
      </Button>
    </div>
  );
}

function Places({ seen: { game, own }, onLeave }: Props) {
  const say = useText();
  const { money, minor } = useCash();
  const winner = game.players.find(({ place }) => place === 1);
  const prize = minor(own?.prize ?? '0');
  const title =
    own?.place === 1
      ? say(words.youWon)
      : own
        ? say(words.youAreOut, { place: say(ordinalOf(own.place ?? 0)) })
        : say(words.wonBy, { name: winner?.name ?? '' });
  return (
    <div className="sng-result" data-is={prize > 0n ? 'won' : undefined} role="status">
      <h2 className="display">{title}</h2>
      {prize > 0n && (
        <>
          <p className="sng-result-gain tabular">+{money(prize)}</p>
          <p className="small quiet">{say(words.paidNote)}</p>
        </>
      )}
      <PlaceList
        players={game.players.map((player) => ({ ...player, key: player.seat }))}
        own={own?.seat ?? null}
      />
      <Button tone="brass" size="l" isWide onClick={onLeave}>
        {say(words.toLobby)}
      </Button>
    </div>
  );
}
