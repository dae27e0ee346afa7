/** What is told of a round of the market wheel, read; undefined where it is no such round. */
import {
  type Bonus,
  crateContents,
  cratesPaid,
  doubling,
  festivalSegments,
  mostDoublings,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';
import {
  isBonus,
  segments,
  type SokoniPlace,
  sokoniPlaces,
} from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import { timesOf } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import {
  list,
  oneOf,
  orNull,
  type Read,
  type Readable,
  record,
  whole,
} from '@bahati/ui/round-board/read-shown.ts';

const place = oneOf(sokoniPlaces);

/** No figure of the game is larger. */
const times = whole(0, 2_000);

const coin = record({ kind: oneOf(['coin']), faces: list(times, 2, 2), side: whole(0, 1) });
const crates = record({
  kind: oneOf(['crates']),
  crates: list(times, crateContents.length, crateContents.length),
  opened: list(whole(0, crateContents.length - 1), cratesPaid + 1, cratesPaid),
});
const festival = record({
  kind: oneOf(['festival']),
  spins: list(whole(0, festivalSegments.length - 1), mostDoublings + 1, 1),
});

const ascending = (all: readonly number[]) => all.toSorted((one, other) => one - other).join(' ');

function areCrates({ crates: laid, opened }: NonNullable<ReturnType<typeof crates>>): boolean {
  const found = opened.map((at) => laid[at]);
  return (
    ascending(laid) === ascending(crateContents) &&
    new Set(opened).size === opened.length &&
    found.filter((value) => value !== doubling).length === cratesPaid &&
    found.at(-1) !== doubling
  );
}

const isAgain = (segment: number) => festivalSegments[segment] === doubling;

const bonus: Read<Bonus> = (value) => {
  const tossed = coin(value);
  const [lion, dhow] = tossed?.faces ?? [];
  if (tossed && lion !== undefined && dhow !== undefined) return { ...tossed, faces: [lion, dhow] };
  const opened = crates(value);
  if (opened) return areCrates(opened) ? opened : undefined;
  const spun = festival(value);
  if (!spun?.spins.slice(0, -1).every(isAgain)) return undefined;
  const isOver = spun.spins.length > mostDoublings || !isAgain(spun.spins.at(-1) ?? 0);
  return isOver ? spun : undefined;
};

const told = record({
  special: orNull(record({ place, times: whole(2, 50) })),
  segment: whole(0, segments.length - 1),
  place,
  bonus: orNull(bonus),
  times,
  bets: list(record({ place, chips: whole(1, 1_000), back: whole(0, 10_000_000) }), 7),
});

export type ShownSokoni = Readable<typeof told>;

/** Each part follows from the others as the rules say. */
export const readSokoni: Read<ShownSokoni> = (value) => {
  const shown = told(value);
  if (!shown || segments[shown.segment] !== shown.place) return undefined;
  const kind: SokoniPlace | undefined = shown.bonus?.kind;
  if (kind !== (isBonus(shown.place) ? shown.place : undefined)) return undefined;
  if (timesOf(shown) !== shown.times) return undefined;
  const isPaid = shown.bets.every(
    (bet) => bet.back === (bet.place === shown.place ? bet.chips * (1 + shown.times) : 0),
  );
  const laid = new Set(shown.bets.map((bet) => bet.place));
  return isPaid && laid.size === shown.bets.length ? shown : undefined;
};
