/**
 * Sokoni: the wheel turned so that the segment that came stands at the top, the special offer over
 * it, the bonus round below, and last the chips of the round by place.
 */
import { segments } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import {
  type Board,
  boardOf,
  boardWidth,
  box,
  disc,
  endingSign,
  filled,
  type Mark,
  onCircle,
  ringPart,
  words,
} from '@bahati/ui/round-board/board.ts';
import { drawing, type SayWord } from '@bahati/ui/round-board/drawing.ts';
import { bonusHeight, bonusMarks, inkOn, placeTone, signMarks } from './sokoni-parts.ts';
import { readSokoni, type ShownSokoni } from './sokoni-shown.ts';

const centre = { x: 160, y: 204 };
const ring = [100, 138] as const;
const part = 360 / segments.length;
const belowWheel = centre.y + ring[1] + 16;

function offerMarks({ special, place }: ShownSokoni, say: SayWord): Mark[] {
  const isHit = special?.place === place;
  const frame = { x: 1, y: 1, width: boardWidth - 2, height: 38, round: 10 };
  return [
    box(frame, isHit ? 'lit-frame' : 'frame', isHit ? 'offer hit' : 'offer'),
    words(say('special_offer'), { x: 12, y: 20, size: 14, anchor: 'start' }, 'quiet'),
    ...(special
      ? [
          box({ x: 214, y: 6, width: 40, height: 28, round: 7 }, placeTone[special.place]),
          ...signMarks(special.place, { x: 234, y: 20, scale: 0.9 }),
        ]
      : []),
    words(
      special ? `×${special.times}` : '–',
      { x: boardWidth - 12, y: 20, size: 20, isBold: true, anchor: 'end' },
      isHit ? 'lit-ink' : 'ink',
      'offer times',
    ),
  ];
}

/** The one at the top is larger than its neighbours and lies over them. */
function wheelMarks({ segment: landed }: ShownSokoni): Mark[] {
  const order = segments.map((_, at) => (landed + 1 + at) % segments.length);
  return order.flatMap((at): Mark[] => {
    const place = segments[at];
    if (!place) return [];
    const isLanded = at === landed;
    const turn = (at - landed) * part;
    const radii = isLanded ? ([ring[0] - 6, ring[1] + 9] as const) : ring;
    const half = part / 2 - (isLanded ? -0.6 : 0.35);
    const [x, y] = onCircle(centre, isLanded ? 122 : 124, turn);
    return [
      filled(
        ringPart(centre, radii, [turn - half, turn + half]),
        placeTone[place],
        undefined,
        `${isLanded ? 'landed' : 'segment'} ${at}`,
      ),
      ...signMarks(place, { x, y, scale: isLanded ? 0.75 : 0.55 }, turn),
    ];
  });
}

function hubMarks({ place, times }: ShownSokoni): Mark[] {
  return [
    disc({ ...centre, radius: 74 }, placeTone[place], `came ${place}`),
    ...signMarks(place, { x: centre.x, y: centre.y - 18, scale: 2.6 }),
    words(
      `${times.toLocaleString('en')} : 1`,
      { x: centre.x, y: centre.y + 36, size: 24, isBold: true },
      inkOn(place),
      'times',
    ),
    filled('M-9-12H9L0 7Z', 'ink', { x: centre.x, y: 52 }, 'pointer'),
  ];
}

const betWidth = 40;
const betHeight = 74;

function betMarks({ bets }: ShownSokoni, top: number): Mark[] {
  const step = betWidth + 6;
  const from = (boardWidth - bets.length * step + 6) / 2;
  return bets.flatMap(({ place, chips, back }, at): Mark[] => {
    const x = from + at * step;
    const middle = x + betWidth / 2;
    const ending = back > 0 ? 'won' : 'lost';
    return [
      box({ x, y: top, width: betWidth, height: 28, round: 7 }, placeTone[place]),
      ...signMarks(place, { x: middle, y: top + 14, scale: 0.85 }),
      words(`${chips}`, { x: middle, y: top + 40, size: 14 }, 'ink', `chips ${place}`),
      ...endingSign(ending, middle, top + 60, `${place} ${ending}`),
    ];
  });
}

export const sokoniDrawing = drawing(1, readSokoni, (shown, say): Board => {
  const below = belowWheel + bonusHeight(shown.bonus);
  return boardOf(below + (shown.bets.length > 0 ? betHeight : 0), [
    ...offerMarks(shown, say),
    ...wheelMarks(shown),
    ...hubMarks(shown),
    ...bonusMarks(shown.bonus, belowWheel, say),
    ...betMarks(shown, below),
  ]);
});
