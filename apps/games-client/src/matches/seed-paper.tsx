import { Button } from '@bahati/ui/button/button.tsx';
import { useState, useSyncExternalStore } from 'react';
import { type Say, useText } from '#frame/bets/use-text.ts';
import { CopyValue } from '#frame/shell/fairness/copy-value.tsx';
import type { MatchModule } from './match-game.ts';
import { judgeSeed, type SeedVerdict } from './table/judge-seed.ts';
import type { MatchTable } from './table/match-table.ts';
import { words } from './words.ts';

type PaperProps = { readonly table: MatchTable | null; readonly game: MatchModule };

/** How a match without a deck draws, what was promised of it, and the check of the last one. */
export function SeedPaper({ table, game }: PaperProps) {
  const say = useText();
  return (
    <div className="form">
      <p>{say(words.seedText)}</p>
      {!game.isDrawn && <p>{say(words.noDrawText)}</p>}
      {table && <SeedCheck table={table} game={game} />}
    </div>
  );
}

function SeedCheck({ table, game }: { table: MatchTable; game: MatchModule }) {
  const say = useText();
  const { line } = table.room.line;
  const told = useSyncExternalStore(
    (notify) => line.subscribe(notify),
    () => line.get().room?.view.seed ?? null,
  );
  const [verdict, setVerdict] = useState<SeedVerdict | null>(null);
  if (!told) return null;
  const check = async () => {
    const { promised } = table.room.state.get().heard;
    const { moves } = table.state.get();
    setVerdict(await judgeSeed(told, { promised, moves }, game.isDrawn));
  };
  return (
    <>
      <CopyValue label={say(words.seedHash)} value={told.hash} />
      {told.seed !== null && <CopyValue label={say(words.seed)} value={told.seed} />}
      <Button onClick={() => void check()}>{say(words.seedCheck)}</Button>
      <p role="status">{verdict && tell(verdict, say)}</p>
    </>
  );
}

function tell(verdict: SeedVerdict, say: Say): string {
  if (verdict.is === 'wait') return say(words.seedWait);
  const { is, hand: number, draws: count } = verdict;
  if (is === 'broken') return say(words.seedBroken, { number });
  return say(count > 0 ? words.seedKept : words.seedPlain, { number, count });
}
