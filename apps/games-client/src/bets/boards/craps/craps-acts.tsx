import { behindTimes, type CrapsBehind } from '@bahati/game-rules/tables/craps/craps.places.ts';
import type { CrapsView } from '@bahati/game-rules/tables/craps/craps.rules.ts';
import { useState } from 'react';
import type { BoardProps } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { rollKey } from './keys.ts';
import { words } from './words.ts';
import './craps-acts.css';

const behind = [
  { kind: 'odds', line: 'pass', name: words.oddsPass },
  { kind: 'lay', line: 'dont-pass', name: words.oddsDontPass },
] as const;

/** The next roll, and what may be put behind a line before it. */
export function CrapsActs(props: BoardProps<CrapsView>) {
  const { view, phase, actions, onAct } = props;
  const say = useText();
  // What is offered tells nothing of a roll before its dice have come to rest.
  const [lay, setLay] = useState(view);
  if (phase !== 'showing' && lay !== view) setLay(view);
  const seen = phase === 'showing' ? lay : view;
  if (!seen || seen.isOver) return null;
  return (
    <div className="craps-acts">
      <button
        type="button"
        className="cloth-act"
        data-act="roll"
        data-tone="go"
        aria-disabled={!actions.includes('roll') || undefined}
        aria-keyshortcuts={rollKey}
        onClick={() => onAct('roll')}
      >
        {say(words.roll)}
      </button>
      {behind.map(({ kind, line, name }) => {
        const chips = seen.bets.find(({ place }) => place === line)?.chips ?? 0;
        const hasSome = seen.bets.some(({ place }) => place === kind);
        if (seen.point === null || chips === 0 || hasSome) return null;
        const times = behindTimes[kind][seen.point];
        return <Odds key={kind} {...props} kind={kind} name={say(name)} of={{ chips, times }} />;
      })}
    </div>
  );
}

type OddsProps = BoardProps<CrapsView> & {
  readonly kind: CrapsBehind;
  readonly name: string;
  /** The chips on the line, and how many times them may lie behind it. */
  readonly of: { readonly chips: number; readonly times: readonly number[] };
};

function Odds({ kind, name, of, actions, onAct, sound, stake, most, money }: OddsProps) {
  const say = useText();
  const costOf = (times: number) => stake * BigInt(times * of.chips);
  const taken = of.times.filter((times) => most === null || costOf(times) <= most);
  if (taken.length === 0) return null;
  return (
    <fieldset className="craps-odds" aria-label={name}>
      <span className="small quiet" aria-hidden="true">
        {name}
      </span>
      {taken.map((times) => {
        const action = `${kind}:${times}`;
        const amount = money(costOf(times), true);
        return (
          <button
            key={action}
            type="button"
            className="cloth-act"
            data-act={kind}
            aria-label={say(words.oddsTimes, { name, times, amount })}
            aria-disabled={!actions.includes(action) || undefined}
            aria-keyshortcuts={`${times}`}
            onClick={() => {
              if (actions.includes(action)) sound('chip', 1);
              onAct(action);
            }}
          >
            <span>×{times}</span>
            <span className="cloth-act-more tabular">{amount}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
