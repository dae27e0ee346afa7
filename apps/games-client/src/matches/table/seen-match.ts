/** What every match shows, whichever game it is, as it comes over the wire. */
import type { SeatsOwn, SeenHand } from '@bahati/contract/games-frame/seats.ts';
import type { MatchSettings, Purse } from '@bahati/game-rules/seat-games/match/purse.ts';
import type { SeenEvent, Told } from '#frame/seats/told.ts';

export type SeenAct = { readonly kind: string };

/** The part of a view that all matches have. */
export type SeenMatch = Told<Pick<Purse, 'stacks' | 'pot' | 'due' | 'rake'>> & {
  readonly options: readonly SeenAct[];
};

export type SeenStakes = Told<MatchSettings>;

export const matchOf = (hand: SeenHand): SeenMatch => hand.view as SeenMatch;
export const ownMatch = (own: SeatsOwn): SeenMatch | null => own.view as SeenMatch | null;

const asEvents = (events: readonly unknown[]) => events as readonly SeenEvent[];

/** Events of a step, named by it. */
export type StepEvents = { readonly step: number; readonly events: readonly SeenEvent[] };

/** The steps after `from` as far as they are told. */
export function stepsAfter(from: number, hand: SeenHand): readonly StepEvents[] {
  const { step, events, earlier } = hand;
  const first = step - earlier.length;
  const all = [...earlier, events].map((each, at) => ({
    step: first + at,
    events: asEvents(each),
  }));
  return all.filter((each) => each.step > from);
}

/** The own part is of this step, or there will be none. */
export function isOfStep({ number, step, dealt }: SeenHand, own: SeatsOwn): boolean {
  if (own.at) return own.at.hand === number && own.at.step === step;
  return !dealt.some(({ seat }) => seat === own.seat);
}
