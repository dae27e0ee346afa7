import type { Words } from '@bahati/game-rules/words.ts';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { botWords } from './bots/bot-words.ts';
import type { SeatRoom } from './room/seat-room.ts';
import type { SeatModule } from './seat-module.ts';
import { useMoney } from './use-money.ts';
import { words } from './words.ts';

type Props = {
  readonly game: Pick<SeatModule, 'offer' | 'tellStakes' | 'words'>;
  /** Null: no table is open, so there is no rake to tell. */
  readonly room: SeatRoom | null;
  readonly rules: readonly Words[];
  readonly children?: ReactNode;
};

/** Rules on one page, with what the house keeps and what becomes of who closes the game. */
export function RulesPaper({ game, room, rules, children }: Props) {
  const say = useText();
  const money = useMoney();
  const { turnMs, bankMs } = game.offer;
  const line = room?.line.line;
  const view = useSyncExternalStore(
    (notify) => line?.subscribe(notify) ?? (() => undefined),
    () => line?.get().room?.view ?? null,
  );
  return (
    <div className="rules">
      <ul className="rules-list">
        {rules.map((rule) => (
          <li key={rule.en}>{say(rule)}</li>
        ))}
        {view?.mayHaveBots && <li>{say(botWords.rules)}</li>}
        {view && <li>{game.tellStakes(view.settings, say, money).rake}</li>}
        <li>{say(words.timeRule, { turn: turnMs / 1_000, bank: bankMs / 1_000 })}</li>
        <li>{say(game.words.closeNote)}</li>
      </ul>
      {children}
    </div>
  );
}
