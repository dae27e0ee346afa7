import { matches, type Side, sides } from '@bahati/game-rules/cockfight/cockfight.rules.ts';
import type { FightOffer, FightView } from '@bahati/game-rules/cockfight/fight-game.ts';
import { betWords } from '@bahati/game-rules/cockfight/tell-fight.ts';
import type { Cloth } from '@bahati/game-rules/chips/cloth.ts';
import type { Words } from '@bahati/game-rules/words.ts';
import { useMemo } from 'react';
import { shownViews } from '#frame/bets/boards/card-table/past-views.ts';
import { laidSpot } from '#frame/bets/boards/card-table/laid-spot.ts';
import { Spot } from '#frame/bets/boards/card-table/spot.tsx';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { ChipTray } from '#frame/chips/chip-tray.tsx';
import { useChips } from '#frame/chips/use-chips.ts';
import { fightResults } from './fight-results.ts';
import { meronShare } from './prices.ts';
import { Ring } from './ring.tsx';
import { Schedule } from './schedule.tsx';
import { TrendsStrip } from './trends-strip.tsx';
import { useFight } from './use-fight.ts';
import { words } from './words.ts';
import '#frame/bets/boards/card-table/table.css';
import './fights.css';

type Offered = { readonly offer: FightOffer | null; readonly totals: ReadonlyMap<string, bigint> };

/** What the two forms of an arena do not have alike. */
export type ArenaForm = {
  readonly cloth: Cloth;
  /** Between the sides, as they are met by Tab. */
  readonly draws: readonly {
    readonly place: 'bdd' | 'ftd' | 'draw';
    readonly pays: string;
    readonly name: Words;
  }[];
  readonly priceOf: (side: Side, offered: Offered) => string | Words;
};

const nothing: ReadonlyMap<string, bigint> = new Map();

/** The ring and what it pays; at an arena also chips, and how the last fights ended. */
export function FightBoard({
  form,
  ...props
}: BoardProps<FightView> & { readonly form: ArenaForm }) {
  const { view, phase, opening, stake, most, money, isLocked, shared, isLive } = props;
  const say = useText();
  const beat = useFight(props);
  const chips = useChips(form.cloth, props, view?.stacks ?? []);
  const isOver = phase === 'ready' && (!shared || shared.wholeMs !== null);
  const ended = isOver ? view : null;
  const results = fightResults(form.cloth, ended, { opening, stake });
  // A record without a room tells the fight it is of.
  const offer = (shared ? (shared.offer as FightOffer | null) : view) ?? null;
  const totals = shared?.totals ?? nothing;
  const match = matches.find(({ code }) => code === offer?.match)?.name ?? null;
  const { past } = props;
  const fights = useMemo(
    () => shownViews({ phase, view, past }).map(({ result }) => result),
    [phase, view, past],
  );
  const spotOf = (place: string, name: Words, pays: string | Words) => ({
    name,
    pays: typeof pays === 'string' ? pays : say(pays),
    ...laidSpot(place, { board: { stake, money, isLocked }, chips, results }),
  });
  const side = (place: Side) => (
    <Spot {...spotOf(place, betWords[place], form.priceOf(place, { offer, totals }))} />
  );
  return (
    <div className="card-table fights">
      <div className="fights-table">
        <Ring beat={beat} ended={ended} match={match && say(match)} />
        <div
          className="fights-cloth"
          role="group"
          aria-label={say(words.cloth)}
          data-draws={form.draws.length}
        >
          {side('meron')}
          {form.draws.map(({ place, name, pays }) => (
            <Spot key={place} {...spotOf(place, name, pays)} />
          ))}
          {side('wala')}
        </div>
        {isLive && (
          <>
            <Laid totals={totals} money={money} />
            <ChipTray chips={chips} stake={stake} most={most} money={money} />
            <TrendsStrip fights={fights}>{shared && <Schedule round={shared} />}</TrendsStrip>
          </>
        )}
      </div>
    </div>
  );
}

/** What everybody has on either side, as a bar between them. */
function Laid({ totals, money }: Pick<BoardProps<FightView>, 'money'> & Pick<Offered, 'totals'>) {
  const say = useText();
  const [meron, wala] = sides.map((side) => money(totals.get(side) ?? 0n, true));
  return (
    <div className="fights-laid">
      <span className="unseen">{say(words.onSides, { meron: meron ?? '', wala: wala ?? '' })}</span>
      <b className="tabular" data-side="meron" aria-hidden="true">
        {meron}
      </b>
      <span className="fights-bar" aria-hidden="true">
        <i style={{ inlineSize: `${meronShare(totals)}%` }} />
      </span>
      <b className="tabular" data-side="wala" aria-hidden="true">
        {wala}
      </b>
    </div>
  );
}
