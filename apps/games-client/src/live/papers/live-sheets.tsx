/** The papers of a live table: rules, fairness with its check, own bets. */
import { Button } from '@bahati/ui/button/button.tsx';
import { ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import type { SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import { PapersDialog } from '#frame/shell/dialogs/papers-dialog.tsx';
import { CopyValue } from '#frame/shell/fairness/copy-value.tsx';
import { type Store, useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { EntriesList } from './entries-list.tsx';
import { type LiveGame, rulesInRound } from '#frame/live/live-games.ts';
import { decideRound } from '#frame/live/table/decide-round.ts';
import type { Table } from '#frame/live/table/table.ts';
import { rules, words } from '#frame/live/words.ts';

type Seat = { readonly table: Table | null };

type Props = SheetProps & { readonly live: LiveGame; readonly seat: Store<Seat> };

export function LiveSheets({ live, seat, ...props }: Props) {
  const say = useText();
  const table = useStore(seat, (state) => state.table);
  const fairness = table ? <Fairness table={table} live={live} /> : <p>{say(words.lobby)}</p>;
  return (
    <PapersDialog
      {...props}
      rules={{ label: say(words.rules), panel: <Rules live={live} /> }}
      fairness={{ label: say(words.fair), panel: fairness }}
      history={{ label: say(words.mine), panel: <EntriesList live={live} /> }}
    />
  );
}

function Rules({ live }: { live: LiveGame }) {
  const say = useText();
  const { t, language } = useWords();
  const address = `/sheet?${new URLSearchParams({ game: live.table.plays, language })}`;
  return (
    <div className="rules">
      <ul className="rules-list">
        {[...rules, ...live.module.rules].map((rule) => (
          <li key={rule.en}>{say(rule)}</li>
        ))}
      </ul>
      <a className="link" href={address} target="_blank" rel="noopener">
        {t('bet_sheet')} <ExternalIcon size={16} />
      </a>
    </div>
  );
}

function Fairness({ table, live }: { table: Table; live: LiveGame }) {
  const say = useText();
  const { language } = useWords();
  const view = useStore(table.line.line, ({ room }) => room?.view ?? null);
  const [found, setFound] = useState('');
  if (!view) return null;
  const { chain, recent, round } = view;
  async function check(): Promise<void> {
    for (const each of recent) {
      const { isProven } = await decideRound(rulesInRound(live, each), each, null);
      if (!isProven) return setFound(say(words.checkFailed, { game: each.game }));
    }
    setFound(say(words.checked, { count: recent.length }));
  }
  return (
    <div className="form">
      {chain && (
        <>
          <p>{say(words.chainText, { games: chain.games })}</p>
          <CopyValue label={say(words.terminating)} value={chain.terminatingHash} />
          <p>{say(words.saltText)}</p>
          <CopyValue label={say(words.salt)} value={chain.salt} />
        </>
      )}
      {round && <CopyValue label={say(words.promised)} value={round.previousHash} />}
      <Button onClick={() => void check()}>{say(words.check)}</Button>
      <p role="status">{found}</p>
      <ol className="live-hashes">
        {recent.map(({ roundId, game, shown, hash }) => (
          <li key={roundId}>
            <span className="tabular">
              {say(words.round, { game })} · {live.module.describe(shown)[language]}
            </span>
            <code>{hash}</code>
          </li>
        ))}
      </ol>
    </div>
  );
}
