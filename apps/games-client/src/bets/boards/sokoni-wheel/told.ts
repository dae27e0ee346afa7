/** What a beat of the show tells to those who do not see it. Pure. */
import { doubling } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.bonuses.ts';
import { placeWords } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.places.ts';
import type { Beat } from '@bahati/game-rules/tables/sokoni-wheel/sokoni.show.ts';
import type { SokoniView } from '@bahati/game-rules/tables/sokoni-wheel/sokoni-wheel.rules.ts';
import { faceWords } from '@bahati/game-rules/tables/sokoni-wheel/tell-sokoni.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { sokoniWords } from './sokoni-words.ts';

type Say = (words: Words, blanks?: Readonly<Record<string, string | number>>) => string;

export function toldOf({ kind, at }: Beat, view: SokoniView, say: Say): string {
  const { special, place, bonus, times } = view;
  switch (kind) {
    case 'spin':
      if (!special) return say(sokoniWords.noOffer);
      return say(sokoniWords.offerTold, {
        place: say(placeWords[special.place]),
        times: special.times,
      });
    case 'stop':
      return say(sokoniWords.stopped, { place: say(placeWords[place]) });
    case 'fell': {
      const up = bonus?.kind === 'coin' ? faceWords[bonus.side] : undefined;
      return up ? say(sokoniWords.fell, { side: say(up), times }) : '';
    }
    case 'crate': {
      const crate = bonus?.kind === 'crates' ? bonus.crates[bonus.opened[at] ?? 0] : undefined;
      return crate === doubling
        ? say(sokoniWords.doubles)
        : say(sokoniWords.opened, { times: crate ?? 0 });
    }
    case 'doubled':
      return say(sokoniWords.doubles);
    case 'sum':
    case 'festival-stop':
      return say(sokoniWords.total, { times });
    default:
      return '';
  }
}
