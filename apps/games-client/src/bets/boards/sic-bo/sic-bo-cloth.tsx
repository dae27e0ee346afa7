import type { SicBoPlace } from '@bahati/game-rules/tables/sic-bo/sic-bo.places.ts';
import type { SicBoView } from '@bahati/game-rules/tables/sic-bo/sic-bo.rules.ts';
import { useMemo } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { boxStyle } from '#frame/chips/boxes.ts';
import { LaidChips } from '#frame/chips/laid-chips.tsx';
import { chipsOn } from '#frame/chips/laying.ts';
import { useClothKeys } from '#frame/chips/use-cloth-keys.ts';
import type { Chips } from '#frame/chips/use-chips.ts';
import { DieFace } from '#frame/dice/die-face.tsx';
import { useWords } from '#frame/shell/words.ts';
import { type SicBoLie, sicBoSpots } from './sic-bo-layout.ts';
import { sicBoWords } from './sic-bo-words.ts';

type SicBoClothProps = {
  readonly lie: SicBoLie;
  readonly chips: Chips;
  /** Minor units of the smallest chip. */
  readonly stake: bigint;
  readonly money: (minor: bigint, isShort?: boolean) => string;
  /** The round in view as it ended: which places its dice win. Null while none does. */
  readonly won: ReadonlySet<string> | null;
  /** What each stack brought, while the chips lie as they were played. */
  readonly ended: SicBoView['bets'] | null;
};

/** Every place is a button with the dice it is about and what it pays. */
export function SicBoCloth({ lie, chips, stake, money, won, ended }: SicBoClothProps) {
  const say = useText();
  const { language } = useWords();
  const spots = useMemo(() => sicBoSpots(lie), [lie]);
  const buttonOf = useClothKeys(spots, chips, 'big');
  const label = ({ name, words }: SicBoPlace) => {
    const laid = chipsOn(chips.laying, name);
    if (laid === 0) return words[language];
    const amount = money(stake * BigInt(laid), true);
    return say(sicBoWords.laid, { place: words[language], amount });
  };
  return (
    <fieldset className="sic-cloth" data-lie={lie} aria-label={say(sicBoWords.cloth)}>
      {spots.map((spot) => (
        <button
          key={spot.name}
          {...buttonOf(spot)}
          className="sic-field"
          style={boxStyle(spot.box)}
          aria-label={label(spot.place)}
          data-kind={spot.place.kind}
          data-is-won={won?.has(spot.name) || undefined}
        >
          <FieldPicture place={spot.place} />
        </button>
      ))}
      {chips.laying.stacks.map(({ place, chips: count }) => {
        const box = spots.find(({ name }) => name === place)?.box;
        const brought = ended?.find((bet) => bet.place === place)?.back;
        const back = brought === undefined ? null : stake * BigInt(brought);
        if (!box) return null;
        // Below the picture, so that it still tells what the chips are on.
        const at = { x: box.left + box.width / 2, y: box.top + box.height * 0.7 };
        const key = `${place} ${count}`;
        return <LaidChips key={key} count={count} stake={stake} back={back} at={at} />;
      })}
    </fieldset>
  );
}

function FieldPicture({ place }: { readonly place: SicBoPlace }) {
  const say = useText();
  const pays = <span className="sic-pays">{`${place.profit} : 1`}</span>;
  const [first = 1, second = 1] = place.figures;
  const { name } = place;
  switch (place.kind) {
    case 'size':
    case 'parity': {
      const known = name === 'small' || name === 'big' || name === 'odd' || name === 'even';
      return (
        <>
          <strong>{known && say(sicBoWords[name])}</strong>
          <span className="sic-pays">
            {name === 'small' ? '4–10' : name === 'big' ? '11–17' : '1 : 1'}
          </span>
        </>
      );
    }
    case 'any-triple':
      return (
        <>
          <strong>{say(sicBoWords.triple)}</strong>
          {pays}
        </>
      );
    case 'total':
      return (
        <>
          <strong className="sic-total">{first}</strong>
          {pays}
        </>
      );
    case 'triple':
    case 'double':
      return (
        <>
          <Faces faces={Array.from({ length: place.kind === 'triple' ? 3 : 2 }, () => first)} />
          {pays}
        </>
      );
    case 'pair':
      return (
        <>
          <Faces faces={[first, second]} />
          {pays}
        </>
      );
    case 'single':
      return (
        <>
          <Faces faces={[first]} />
          {pays}
        </>
      );
  }
}

export function Faces({ faces }: { readonly faces: readonly number[] }) {
  return (
    <span className="sic-faces" data-count={faces.length}>
      {faces.map((face, index) => (
        <DieFace key={`${index} ${face}`} face={face} />
      ))}
    </span>
  );
}
