import {
  mines,
  minesMultiple,
  type MinesView,
  mostMines,
  readMines,
} from '@bahati/game-rules/originals/mines/mines.rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { type BoardProps, betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { useActKeys } from '#frame/bets/table/use-act-keys.ts';
import { PlanMarker } from '#frame/bets/fields/plan-marker.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { MinesBoard } from './mines-board.tsx';
import { minesPlan, planMines } from './mines-plan.ts';
import { words } from './words.ts';
import './mines.css';
import './mines-ladder.css';

function MinesSettings({ opening, onOpening, isLocked, sound }: OpeningProps) {
  const say = useText();
  const count = readMines(opening) ?? 1;
  return (
    <div className="mines-settings">
      <label className="mines-count">
        <span className="quiet small">{say(words.mines)}</span>
        <input
          type="range"
          min={1}
          max={mostMines}
          value={count}
          disabled={isLocked}
          onChange={(event) => {
            sound('tick');
            onOpening(`mines:${event.target.value}`);
          }}
        />
        <output className="tabular display">{count}</output>
      </label>
      <PlanMarker
        plan={minesPlan}
        label={say(words.mark)}
        path="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 17l2.300 2.300L20.500 15"
        isLocked={isLocked}
      />
    </div>
  );
}

const keys = { take: 't' } as const;

function MinesActs({ view, stake, money, actions, onAct, sound }: BoardProps<MinesView>) {
  const say = useText();
  const canTake = actions.includes('take');
  useActKeys({ keys, actions, onAct });
  const { numerator, denominator } = minesMultiple(view?.mines ?? 1, view?.gems ?? 0);
  const amount = money((stake * numerator) / denominator);
  return (
    <Button
      tone="brass"
      size="l"
      isWide
      aria-disabled={!canTake || undefined}
      aria-keyshortcuts="t"
      onClick={() => {
        if (!canTake) return;
        sound('press');
        onAct('take');
      }}
    >
      {view && view.gems > 0 ? say(words.take, { amount }) : say(words.takeFirst)}
    </Button>
  );
}

export const board = betModule({
  game: mines,
  staking: 'amount',
  Board: MinesBoard,
  Settings: MinesSettings,
  Acts: MinesActs,
  autoAct: planMines,
  describe: ({ hit, gems, mines: count }) => ({
    en: `${count} ${count === 1 ? 'mine' : 'mines'}, ${gems} ${gems === 1 ? 'gem' : 'gems'}, ${hit === null ? 'taken' : 'then a mine'}.`,
    sw: `${count === 1 ? 'Bomu' : 'Mabomu'} ${count}, ${gems === 1 ? 'kito' : 'vito'} ${gems}, ${hit === null ? 'umechukua' : 'kisha bomu'}.`,
  }),
  rules: [
    words.ruleTiles,
    words.ruleGem,
    words.ruleMine,
    words.ruleMultiple,
    words.ruleHighest,
    words.ruleLaid,
    words.ruleAway,
    words.ruleKeys,
  ],
  cloth: { seed: 'mines' },
  ground:
    'radial-gradient(90% 60% at 50% 8%, light-dark(#fff6dc, #2a2b63) 0%, transparent 70%), linear-gradient(light-dark(#bfe3e6, #10163a) 0%, light-dark(#f2e2bd, #1c1838) 46%, light-dark(#e6cd9a, #120c1e) 100%)',
});
