import {
  levelNames,
  readTowerLevel,
  tower,
  towerLevels,
  towerMultiple,
  type TowerView,
} from '@bahati/game-rules/originals/tower/tower.rules.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { type BoardProps, betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { useActKeys } from '#frame/bets/table/use-act-keys.ts';
import { PlanMarker } from '#frame/bets/fields/plan-marker.tsx';
import { useText } from '#frame/bets/use-text.ts';
import { TowerBoard } from './tower-board.tsx';
import { planTower, towerPlan } from './tower-plan.ts';
import { words } from './words.ts';
import './tower.css';
import './tower-doors.css';
import './tower-climb.css';

function TowerSettings({ opening, onOpening, isLocked, sound }: OpeningProps) {
  const say = useText();
  return (
    <div className="tower-settings" data-locked={isLocked || undefined}>
      <Segmented
        label={say(words.level)}
        options={towerLevels.map((level) => ({ value: level, label: say(levelNames[level]) }))}
        value={readTowerLevel(opening) ?? 'easy'}
        onValueChange={(level) => {
          if (isLocked) return;
          sound('tick');
          onOpening(level);
        }}
      />
      <PlanMarker
        plan={towerPlan}
        label={say(words.mark)}
        path="M5 21V10a5 5 0 0 1 10 0v3M5 21h7M9 12v3M14.500 18.500l2.200 2.200 4-4.200"
        isLocked={isLocked}
      />
    </div>
  );
}

const keys = { take: 't' } as const;

function TowerActs({ view, stake, money, actions, onAct, sound }: BoardProps<TowerView>) {
  const say = useText();
  const canTake = actions.includes('take');
  useActKeys({ keys, actions, onAct });
  const { numerator, denominator } = towerMultiple(view?.level ?? 'easy', view?.climbed ?? 0);
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
      {view && view.climbed > 0 ? say(words.take, { amount }) : say(words.takeFirst)}
    </Button>
  );
}

export const board = betModule({
  game: tower,
  staking: 'amount',
  Board: TowerBoard,
  Settings: TowerSettings,
  Acts: TowerActs,
  autoAct: planTower,
  describe: ({ level, climbed, hasFallen }) => ({
    en: `${levelNames[level].en}, ${climbed} ${climbed === 1 ? 'floor' : 'floors'} climbed, ${hasFallen ? 'then a wrong door' : 'taken'}.`,
    sw: `${levelNames[level].sw}, umepanda ghorofa ${climbed}, ${hasFallen ? 'kisha mlango usio salama' : 'umechukua'}.`,
  }),
  rules: [
    words.ruleFloors,
    words.ruleLevels,
    words.ruleTake,
    words.ruleWrong,
    words.ruleMultiple,
    words.ruleLaid,
    words.ruleAway,
    words.ruleKeys,
  ],
  cloth: { seed: 'tower' },
  ground:
    'linear-gradient(light-dark(#9fd3ea, #0a1033) 0%, light-dark(#d9ecdf, #202a63) 55%, light-dark(#f6dfae, #5a3c62) 100%)',
});
