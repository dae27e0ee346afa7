import { showMinor } from '#frame/shell/balance/purse.ts';
import { useFrame } from '#frame/shell/frame-context.ts';
import { winTier } from '#frame/shell/results/win-tier.ts';
import { useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { ownResult } from './panel/own-result.ts';
import type { Table } from './table/table.ts';

/** What the round won, over the board until the next one; the panel says it to ears. */
export function RoundResult({ table }: { table: Table }) {
  const { play } = useFrame();
  const { t, language } = useWords();
  const room = useStore(table.line.line, (line) => line.room);
  const showing = useStore(table.state, (state) => state.showing);
  const round = room?.view.round ?? null;
  const result = ownResult(round, room?.own.entry ?? null, showing, play.currency);
  if (!result) return null;
  const tier = winTier(result.payout, result.stake);
  if (tier === 'nothing') return null;
  const amount = showMinor(result.payout, play.currency, language);
  const told = tier === 'returned' ? `${t('returned')} ${amount}` : t('bet_won', { amount });
  return (
    <p
      key={round?.roundId}
      className="bet-ribbon display tabular"
      data-tier={tier}
      aria-hidden="true"
    >
      {told}
    </p>
  );
}
