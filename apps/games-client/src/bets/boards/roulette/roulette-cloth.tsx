import { placeWords } from '@bahati/game-rules/tables/roulette/place-words.ts';
import { colourOf, type Wheel } from '@bahati/game-rules/tables/roulette/pockets.ts';
import type { RouletteView } from '@bahati/game-rules/tables/roulette/roulette.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { boxStyle } from '#frame/chips/boxes.ts';
import { LaidChips } from '#frame/chips/laid-chips.tsx';
import { chipsOn } from '#frame/chips/laying.ts';
import type { Chips } from '#frame/chips/use-chips.ts';
import { useClothKeys } from '#frame/chips/use-cloth-keys.ts';
import { useWords } from '#frame/shell/words.ts';
import { chipPoint, clothSpots, type Lie, type Spot } from './cloth-layout.ts';
import { rouletteWords } from './roulette-words.ts';
import { sizeOf } from './strike-size.ts';

type RouletteClothProps = {
  readonly wheel: Wheel;
  readonly lie: Lie;
  readonly chips: Chips;
  /** Minor units of the smallest chip. */
  readonly stake: bigint;
  readonly money: (minor: bigint, isShort?: boolean) => string;
  /** The number that came last; null while the ball runs. */
  readonly drawn: string | null;
  /** What each stack brought, while the chips lie as they were played. */
  readonly ended: RouletteView['bets'] | null;
  /** What lightning makes numbers pay; none where there is no storm. */
  readonly times?: ReadonlyMap<string, number> | undefined;
  /** What flies over the cloth. */
  readonly children?: ReactNode;
};

/** Every place is a button; one of them has the focus and arrows lead from place to place. */
export function RouletteCloth({
  wheel,
  lie,
  chips,
  stake,
  money,
  drawn,
  ended,
  times,
  children,
}: RouletteClothProps) {
  const say = useText();
  const { language } = useWords();
  const spots = useMemo(() => clothSpots(wheel, lie), [wheel, lie]);
  const buttonOf = useClothKeys(spots, chips, 'red');
  const [lit, setLit] = useState<string | null>(null);
  const isLit = new Set(spots.find(({ place }) => place.name === lit)?.place.numbers);

  const label = ({ place }: Spot) => {
    const struck = times?.get(place.name);
    const plain = placeWords(place, language);
    const name = struck === undefined ? plain : `${plain} × ${struck}`;
    const laid = chipsOn(chips.laying, place.name);
    if (laid === 0) return name;
    return say(rouletteWords.laid, { place: name, amount: money(stake * BigInt(laid), true) });
  };

  return (
    <fieldset
      className="roulette-cloth"
      data-lie={lie}
      data-is-lit={isLit.size > 0 || undefined}
      aria-label={say(rouletteWords.cloth)}
      onPointerLeave={() => setLit(null)}
    >
      {spots.map((spot) => {
        const { place, box, isField } = spot;
        return (
          <button
            key={place.name}
            {...buttonOf(spot)}
            className={isField ? 'roulette-field' : 'roulette-seam'}
            style={boxStyle(box)}
            aria-label={label(spot)}
            data-kind={place.kind}
            data-colour={place.kind === 'straight' ? colourOf(place.name) : undefined}
            data-is-lit={(place.kind === 'straight' && isLit.has(place.name)) || undefined}
            data-is-drawn={drawn === place.name || undefined}
            data-is-struck={times?.has(place.name) || undefined}
            data-is-laid={chipsOn(chips.laying, place.name) > 0 || undefined}
            onFocus={() => setLit(place.name)}
            onBlur={() => setLit(null)}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') setLit(place.name);
            }}
          >
            {isField && <FieldText name={place.name} kind={place.kind} />}
            {times?.has(place.name) && (
              <b className="storm-times tabular" data-size={sizeOf(times.get(place.name))}>
                {`×${times.get(place.name)}`}
              </b>
            )}
          </button>
        );
      })}
      {chips.laying.stacks.map(({ place, chips: count }) => {
        const spot = spots.find(({ name }) => name === place);
        const brought = ended?.find((bet) => bet.place === place)?.back;
        return (
          spot && (
            <LaidChips
              key={`${place} ${count}`}
              count={count}
              stake={stake}
              back={brought === undefined ? null : stake * BigInt(brought)}
              at={chipPoint(spot, lie, times?.has(place))}
            />
          )
        );
      })}
      {children}
    </fieldset>
  );
}

function FieldText({ name, kind }: { name: string; kind: Spot['place']['kind'] }) {
  const say = useText();
  if (kind === 'straight') return <span className="roulette-number">{name}</span>;
  if (kind === 'column') return <span>2 : 1</span>;
  if (kind === 'dozen') {
    const from = 12 * Number(name.split('.')[1]) - 11;
    return <span>{`${from}–${from + 11}`}</span>;
  }
  if (name === 'red' || name === 'black') {
    return (
      <svg className="roulette-diamond" viewBox="-20 -11 40 22" data-colour={name}>
        <path d="M-19 0L0-10 19 0 0 10Z" />
      </svg>
    );
  }
  const known = name === 'odd' || name === 'even' || name === 'low' || name === 'high';
  return <span>{known && say(rouletteWords[name])}</span>;
}
