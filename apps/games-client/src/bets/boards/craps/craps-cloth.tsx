import {
  type CrapsBehind,
  crapsNames,
  type CrapsPlace,
  partsOfChip,
  type PointNumber,
} from '@bahati/game-rules/tables/craps/craps.places.ts';
import type { CrapsBet } from '@bahati/game-rules/tables/craps/craps.places.ts';
import { useText } from '#frame/bets/use-text.ts';
import { type Box, boxStyle } from '#frame/chips/boxes.ts';
import { LaidChips } from '#frame/chips/laid-chips.tsx';
import { useClothKeys } from '#frame/chips/use-cloth-keys.ts';
import type { Chips } from '#frame/chips/use-chips.ts';
import { behindBoxes, crapsSpots } from './craps-layout.ts';
import { words } from './words.ts';

const pays: Readonly<Record<CrapsPlace, string>> = {
  pass: '1 : 1',
  'dont-pass': '1 : 1',
  field: '1 : 1',
  'place-4': '9 : 5',
  'place-5': '7 : 5',
  'place-6': '7 : 6',
  'place-8': '7 : 6',
  'place-9': '7 : 5',
  'place-10': '9 : 5',
};

type CrapsClothProps = {
  readonly chips: Chips;
  /** What lies on the table: of a round, or for the next one. */
  readonly bets: readonly CrapsBet[];
  readonly point: PointNumber | null;
  /** Minor units of the smallest chip. */
  readonly stake: bigint;
  readonly money: (minor: bigint, isShort?: boolean) => string;
};

/** Cut to the minor unit, as it is paid. */
const broughtBy = ({ back }: CrapsBet, stake: bigint) =>
  back === null ? null : (stake * BigInt(back)) / BigInt(partsOfChip);

/** Every place is a button with what it pays; what lies behind a line only lies there. */
export function CrapsCloth({ chips, bets, point, stake, money }: CrapsClothProps) {
  const say = useText();
  const buttonOf = useClothKeys(crapsSpots, chips, 'pass');
  const betOn = (wanted: CrapsPlace | CrapsBehind) => bets.find(({ place }) => place === wanted);
  const label = (name: CrapsPlace) => {
    const bet = betOn(name);
    const place = say(crapsNames[name]);
    if (!bet) return say(words.unlaid, { place, pays: pays[name] });
    const amount = money(stake * BigInt(bet.chips), true);
    const laid = say(words.laid, { place, pays: pays[name], amount });
    const brought = broughtBy(bet, stake);
    if (brought === null) return laid;
    if (brought === 0n) return say(words.lost, { laid });
    return say(words.brought, { laid, amount: money(brought, true) });
  };
  const isWon = (name: CrapsPlace) => (betOn(name)?.back ?? 0) > 0 || undefined;
  return (
    <fieldset className="craps-cloth" aria-label={say(words.cloth)}>
      {crapsSpots.map((spot) => (
        <button
          key={spot.name}
          {...buttonOf(spot)}
          className="craps-field"
          style={boxStyle(spot.box)}
          aria-label={label(spot.name)}
          data-kind={spot.name.startsWith('place') ? 'number' : spot.name}
          data-is-point={spot.name === `place-${point}` || undefined}
          data-is-won={isWon(spot.name)}
        >
          <FieldPrint name={spot.name} />
        </button>
      ))}
      {(['lay', 'odds'] as const).map((behind) => {
        const bet = betOn(behind);
        return (
          <span
            key={behind}
            className="craps-behind"
            style={boxStyle(behindBoxes[behind])}
            data-is-won={(bet?.back ?? 0) > 0 || undefined}
          >
            <span aria-hidden="true">{say(words.odds)}</span>
            {bet && (
              <span className="unseen">
                {say(words.behind, {
                  place: say(crapsNames[behind]),
                  amount: money(stake * BigInt(bet.chips), true),
                })}
              </span>
            )}
          </span>
        );
      })}
      {point !== null && <Puck point={point} />}
      {bets.map((bet) => {
        const box = boxOf(bet.place);
        return (
          <LaidChips
            key={`${bet.place} ${bet.chips}`}
            count={bet.chips}
            stake={stake}
            back={broughtBy(bet, stake)}
            at={chipPoint(bet.place, box)}
          />
        );
      })}
    </fieldset>
  );
}

/** White on its number once there is a point. */
function Puck({ point }: { readonly point: PointNumber }) {
  const say = useText();
  const { left, top } = boxOf(`place-${point}`);
  const at = { left: `${left * 100}%`, top: `${top * 100}%` };
  return (
    <span className="craps-puck" data-is-on style={at} aria-hidden="true">
      {say(words.on)}
    </span>
  );
}

function FieldPrint({ name }: { readonly name: CrapsPlace }) {
  const say = useText();
  if (name === 'pass') return <strong>{say(words.pass)}</strong>;
  if (name === 'dont-pass') {
    return (
      <>
        <strong>{say(words.dontPass)}</strong>
        <span className="craps-pays">{say(words.bar)}</span>
      </>
    );
  }
  if (name === 'field') {
    return (
      <>
        <strong>{say(words.field)}</strong>
        <span className="craps-totals">
          <b>2</b> 3 4 9 10 11 <b>12</b>
        </span>
      </>
    );
  }
  return (
    <>
      <strong className="craps-number">{name.slice('place-'.length)}</strong>
      <span className="craps-pays">{pays[name]}</span>
    </>
  );
}

function boxOf(place: CrapsPlace | CrapsBehind): Box {
  if (place === 'odds' || place === 'lay') return behindBoxes[place];
  const spot = crapsSpots.find(({ name }) => name === place);
  if (!spot) throw new RangeError(`The table has no place ${place}.`);
  return spot.box;
}

/** Beside the print, so that it still tells what the chips are on. */
function chipPoint(place: CrapsPlace | CrapsBehind, { left, top, width, height }: Box) {
  if (place.startsWith('place')) return { x: left + width / 2, y: top + height * 0.84 };
  if (place === 'odds' || place === 'lay') {
    return { x: left + width * 0.76, y: top + height * 0.54 };
  }
  return { x: left + width - 0.08, y: top + height * 0.54 };
}
