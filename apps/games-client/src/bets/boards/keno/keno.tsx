import { groupedText } from '@bahati/game-rules/rational.ts';
import {
  type KenoBet,
  keno,
  kenoOpening,
  type KenoView,
} from '@bahati/game-rules/originals/keno/keno.rules.ts';
import { kenoPays, kenoRisks } from '@bahati/game-rules/originals/keno/keno.tables.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import type { CSSProperties } from 'react';
import { type BoardProps, betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { PastChips } from '#frame/bets/stage/past-chips.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { quickPick, readChoice, toggled } from './keno-choice.ts';
import { KenoTiles } from './keno-tiles.tsx';
import { useReveal } from './use-reveal.ts';
import { words } from './words.ts';
import '#frame/bets/fields/risk-field.css';
import './keno.css';
import './keno-pays.css';

function KenoBoard(props: BoardProps<KenoView>) {
  const { view, phase, opening, onOpening, isLocked, sound, past } = props;
  const say = useText();
  const bet = readChoice(opening);
  const ours = view && kenoOpening(view) === opening ? view : null;
  const drawn = useReveal(props, ours);
  const hits = drawn.filter((number) => bet.chosen.includes(number)).length;
  const toggle = (number: number) => {
    const wished = toggled(bet, number);
    sound(wished ? 'chip' : 'bad', bet.chosen.length);
    if (wished) onOpening(wished);
  };
  return (
    <div
      className="keno"
      data-phase={phase}
      data-told={(phase === 'ready' && ours !== null) || undefined}
    >
      <PastChips chips={past.map(chipOf)} label={say(words.past)} />
      <div className="keno-place">
        <div className="keno-tray">
          <KenoTiles bet={bet} drawn={drawn} isLocked={isLocked} onToggle={toggle} />
        </div>
      </div>
      <KenoPays bet={bet} hits={drawn.length > 0 ? hits : null} />
    </div>
  );
}

function chipOf({ roundId, view }: { roundId: string; view: KenoView }) {
  const colour = Number(view.multiple) > 1 ? 'var(--lagoon)' : 'var(--line-strong)';
  return { id: roundId, text: `${groupedText(view.multiple)}×`, colour };
}

/** What each number of hits pays, and how many there are. */
function KenoPays({ bet, hits }: { bet: KenoBet; hits: number | null }) {
  const say = useText();
  if (bet.chosen.length === 0) return <p className="keno-pays keno-hint">{say(words.choose)}</p>;
  const pays = kenoPays(bet.risk, bet.chosen.length);
  return (
    <ol
      className="keno-pays tabular"
      aria-label={say(words.pays)}
      style={{ '--pays': pays.length } as CSSProperties}
    >
      {pays.map((multiple, count) => (
        <li
          // The row is one of counts: its places are what it means.
          key={`${count} ${multiple}`}
          data-nothing={multiple === '0' || undefined}
          data-hits={count === hits || undefined}
        >
          <span className="unseen">
            {say(words.paysRow, { hits: count, multiple: groupedText(multiple) })}
          </span>
          <span className="keno-gem" aria-hidden="true">
            {count}
          </span>
          <strong aria-hidden="true">{groupedText(multiple)}</strong>
        </li>
      ))}
    </ol>
  );
}

function KenoSettings({ opening, onOpening, isLocked, sound }: OpeningProps) {
  const say = useText();
  const bet = readChoice(opening);
  const change = (wished: string) => {
    if (isLocked) return;
    sound('press');
    onOpening(wished);
  };
  // decoration: which numbers are proposed; the player may change them, and they change no chance.
  const propose = () => change(quickPick(bet, Math.random));
  return (
    <div className="keno-settings">
      <div className="risk-field" data-locked={isLocked || undefined}>
        <span className="quiet small" aria-hidden="true">
          {say(words.table)}
        </span>
        <Segmented
          label={say(words.table)}
          options={kenoRisks.map((value) => ({ value, label: say(words[value]) }))}
          value={bet.risk}
          onValueChange={(risk) => change(kenoOpening({ ...bet, risk }))}
        />
      </div>
      <div className="keno-picks">
        <Button size="s" aria-disabled={isLocked || undefined} onClick={propose}>
          {say(words.quick)}
        </Button>
        <Button
          size="s"
          aria-disabled={isLocked || undefined}
          onClick={() => change(kenoOpening({ ...bet, chosen: [] }))}
        >
          {say(words.clear)}
        </Button>
        <span className="quiet small tabular" role="status">
          {say(words.chosenCount, { count: bet.chosen.length })}
        </span>
      </div>
    </div>
  );
}

export const board = betModule({
  game: keno,
  staking: 'amount',
  Board: KenoBoard,
  Settings: KenoSettings,
  describe: ({ hits, chosen, drawn, multiple }) => ({
    en: `Drawn: ${drawn.join(', ')}. ${hits} of ${chosen.length} hit: ${multiple}×.`,
    sw: `Zimetoka: ${drawn.join(', ')}. Zimelingana ${hits} kati ya ${chosen.length}: ${multiple}×.`,
  }),
  rules: [words.ruleChoose, words.ruleDraw, words.rulePay, words.ruleTables, words.ruleReturn],
  cloth: { seed: 'keno' },
});
