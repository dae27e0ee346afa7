import { useText } from '#frame/bets/use-text.ts';
import { useCash } from '#frame/seats/use-money.ts';
import { words as common } from '#frame/seats/words.ts';

type Placed = {
  readonly key: number;
  readonly name: string;
  readonly place: number | null;
  readonly prize: string | null;
};

/** Who came where and what each got, the best first. */
export function PlaceList({ players, own }: { players: readonly Placed[]; own: number | null }) {
  const say = useText();
  const { money, minor } = useCash();
  const ranked = players.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0));
  return (
    <ol className="tabular">
      {ranked.map(({ key, name, place, prize }) => {
        const isPaid = prize !== null && minor(prize) > 0n;
        return (
          <li key={key} data-is-paid={isPaid || undefined}>
            <i>{place}</i>
            <span>{key === own ? say(common.you) : name}</span>
            <strong>{isPaid ? money(prize) : '–'}</strong>
          </li>
        );
      })}
    </ol>
  );
}
