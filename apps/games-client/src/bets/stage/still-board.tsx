import type { Currency } from '@bahati/money/currencies.ts';
import { showMinor } from '#frame/shell/balance/purse.ts';
import { useWords } from '#frame/shell/words.ts';
import type { BetModule } from './board.ts';
import './still-board.css';

const nothing = () => undefined;

/** A board as it stood at the end of a round; it cannot be pressed, words beside it tell the same. */
export function StillBoard({
  module,
  view,
  opening,
  stake,
}: {
  module: BetModule;
  view: unknown;
  opening: string;
  stake: { readonly minor: bigint; readonly currency: Currency };
}) {
  const { language } = useWords();
  const { Board } = module;
  return (
    <div className="bet-still" inert aria-hidden="true">
      <Board
        phase="ready"
        view={view}
        turn={0}
        onShown={nothing}
        isFast
        opening={opening}
        onOpening={nothing}
        isLocked
        stake={stake.minor}
        most={null}
        money={(minor, isShort) => showMinor(minor, stake.currency, language, isShort)}
        sound={nothing}
        actions={[]}
        onAct={nothing}
        past={[]}
        isAuto={false}
      />
    </div>
  );
}
