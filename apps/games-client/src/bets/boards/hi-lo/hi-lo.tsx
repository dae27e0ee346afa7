import { cardName } from '@bahati/game-rules/cards/card.ts';
import { hiLo } from '@bahati/game-rules/originals/hi-lo/hi-lo.rules.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { betModule, type OpeningProps } from '#frame/bets/stage/board.ts';
import { useText } from '#frame/bets/use-text.ts';
import { useStore } from '#frame/shell/store.ts';
import { HiLoActs } from './hi-lo-acts.tsx';
import { HiLoBoard } from './hi-lo-board.tsx';
import { hiLoPlan, hiLoTargets, planHiLo } from './hi-lo-plan.ts';
import { words } from './words.ts';
import './hi-lo.css';
import './hi-lo-choices.css';

function HiLoSettings({ isLocked, sound }: OpeningProps) {
  const say = useText();
  const takesAt = useStore(hiLoPlan, (state) => state.takesAt);
  return (
    <div className="hi-lo-settings" data-locked={isLocked || undefined}>
      <span className="quiet small" aria-hidden="true">
        {say(words.target)}
      </span>
      <Segmented
        label={say(words.target)}
        options={hiLoTargets.map((target) => ({ value: `${target}`, label: `${target}×` }))}
        value={`${takesAt}`}
        onValueChange={(target) => {
          if (isLocked) return;
          sound('tick');
          hiLoPlan.set({ takesAt: Number(target) });
        }}
      />
    </div>
  );
}

export const board = betModule({
  game: hiLo,
  staking: 'amount',
  Board: HiLoBoard,
  Settings: HiLoSettings,
  Acts: HiLoActs,
  autoAct: planHiLo,
  describe: ({ cards, right, isLost }) => {
    const last = cardName(cards.at(-1) ?? 0);
    return {
      en: `${last.en}, ${right} right ${right === 1 ? 'guess' : 'guesses'}, ${isLost ? 'then a wrong one' : 'taken'}.`,
      sw: `${last.sw}, ${right === 1 ? 'kisio sahihi' : 'makisio sahihi'} ${right}, ${isLost ? 'kisha lisilo sahihi' : 'umechukua'}.`,
    };
  },
  rules: [
    words.ruleCards,
    words.ruleEnds,
    words.ruleDeck,
    words.ruleMultiple,
    words.ruleWrong,
    words.ruleSkip,
    words.ruleHighest,
    words.ruleAway,
    words.ruleKeys,
  ],
  cloth: { seed: 'hi-lo' },
  ground:
    'radial-gradient(80% 70% at 50% 34%, light-dark(#2f8a6d, #1d5a52) 0%, light-dark(#1d6a56, #0d3336) 62%, light-dark(#124a40, #06191f) 100%)',
});
