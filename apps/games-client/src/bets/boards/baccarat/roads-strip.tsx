import type { BaccaratOutcome } from '@bahati/game-rules/tables/baccarat/baccarat.rules.ts';
import { useEffect, useRef } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { BeadPlate, BigRoad, SmallerRoad } from './road-drawings.tsx';
import { words } from './words.ts';
import './roads.css';

/** The five roads on their paper, the newest in view; and how often each side has won. */
export function RoadsStrip({ rounds }: { rounds: readonly BaccaratOutcome[] }) {
  const say = useText();
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Roads grow to the right; what came last is what is looked for.
    for (const road of paper.current?.querySelectorAll('.road-window') ?? []) {
      road.scrollLeft = road.scrollWidth;
    }
  }, [rounds]);
  useEffect(() => {
    // The frame takes arrows as a wish for another stake, wherever the focus is.
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.stopPropagation();
    };
    const scrolled = paper.current;
    scrolled?.addEventListener('keydown', keep);
    return () => scrolled?.removeEventListener('keydown', keep);
  }, []);
  const letters = {
    player: say(words.playerLetter),
    banker: say(words.bankerLetter),
    tie: say(words.tieLetter),
  };
  const count = (winner: BaccaratOutcome['winner']) =>
    rounds.filter((round) => round.winner === winner).length;
  return (
    <div className="roads">
      <dl className="roads-tally">
        {(['player', 'banker', 'tie'] as const).map((winner) => (
          <div key={winner} data-side={winner}>
            <dt>
              <span aria-hidden="true">{letters[winner]}</span>
              <span className="unseen">{say(words[winner])}</span>
            </dt>
            <dd className="tabular">{count(winner)}</dd>
          </div>
        ))}
      </dl>
      {/* The roads are wider than a phone, and who has no mouse scrolls them by the keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className="roads-paper" aria-label={say(words.roads)} tabIndex={0} ref={paper}>
        <div className="road-window" data-road="bead">
          <BeadPlate rounds={rounds} label={say(words.beadPlate)} letters={letters} />
        </div>
        <div className="road-window" data-road="big">
          <BigRoad rounds={rounds} label={say(words.bigRoad)} />
        </div>
        {(['bigEyeBoy', 'smallRoad', 'cockroachPig'] as const).map((road) => (
          <div key={road} className="road-window" data-road="small">
            <SmallerRoad rounds={rounds} road={road} label={say(words[road])} />
          </div>
        ))}
      </section>
    </div>
  );
}
