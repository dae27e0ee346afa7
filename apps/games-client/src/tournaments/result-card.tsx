import { Button } from '@bahati/ui/button/button.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { useTableState } from '#frame/poker/use-poker.ts';
import { useCash } from '#frame/seats/use-money.ts';
import { useRoom } from '#frame/seats/use-seats.ts';
import { PlaceList } from '#frame/sit-and-go/place-list.tsx';
import { ordinalOf, words as sitAndGo } from '#frame/sit-and-go/words.ts';
import type { SeenRoom } from './use-tournament.ts';
import { words } from './words.ts';

const calledOffWords = {
  too_few: words.tooFew,
  closed: sitAndGo.closed,
  voided: sitAndGo.voided,
};

type Props = { readonly seen: SeenRoom; readonly onLeave: () => void };

/** How it ended: all places with their prizes, once the last hand was seen, or why it was called off. */
export function ResultCard({ seen, onLeave }: Props) {
  const say = useText();
  const isWon = useTableState((state) => state.beat.isWon);
  const hasHand = useRoom()?.view.hand !== null;
  const { state, calledOffFor } = seen.tournament;
  if (state === 'over' && (isWon || !hasHand)) return <Places seen={seen} onLeave={onLeave} />;
  if (state !== 'called_off') return null;
  return (
    <div className="sng-result" role="status">
      <h2 className="display">{say(sitAndGo.calledOff)}</h2>
      <p>{say(calledOffWords[calledOffFor ?? 'too_few'])}</p>
      <Button tone="brass" size="l" isWide onClick={onLeave}>
        {say(words.allTournaments)}
      </Button>
    </div>
  );
}

function Places({ seen: { view, entry }, onLeave }: Props) {
  const say = useText();
  const { money, minor } = useCash();
  const prize = minor(entry?.prize ?? '0');
  const winner = view.entrants.find(({ place }) => place === 1);
  const title =
    entry?.place === 1
      ? say(sitAndGo.youWon)
      : entry
        ? say(sitAndGo.youAreOut, { place: say(ordinalOf(entry.place ?? 0)) })
        : say(sitAndGo.wonBy, { name: winner?.name ?? '' });
  return (
    <div className="sng-result" data-is={prize > 0n ? 'won' : undefined} role="status">
      <h2 className="display">{title}</h2>
      {prize > 0n && (
        <>
          <p className="sng-result-gain tabular">+{money(prize)}</p>
          <p className="small quiet">{say(sitAndGo.paidNote)}</p>
        </>
      )}
      <PlaceList
        players={view.entrants.map((player) => ({ ...player, key: player.entry }))}
        own={entry?.entry ?? null}
      />
      <Button tone="brass" size="l" isWide onClick={onLeave}>
        {say(words.allTournaments)}
      </Button>
    </div>
  );
}
