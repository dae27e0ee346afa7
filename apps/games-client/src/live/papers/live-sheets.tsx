/** The papers of a live table: rules, fairness with its check, own bets. */
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { Tabs } from '@bahati/ui/tabs/tabs.tsx';
import { useState } from 'react';
import { useText } from '#frame/bets/use-text.ts';
import { SettingsSheet } from '#frame/shell/controls/settings-sheet.tsx';
import type { SheetProps } from '#frame/shell/dialogs/late-sheets.tsx';
import type { Sheet } from '#frame/shell/dialogs/sheet.ts';
import { CopyValue } from '#frame/shell/fairness/copy-value.tsx';
import { useFrame } from '#frame/shell/frame-context.ts';
import { type Store, useStore } from '#frame/shell/store.ts';
import { useWords } from '#frame/shell/words.ts';
import { EntriesList } from './entries-list.tsx';
import { type LiveGame, rulesInRound } from '#frame/live/live-games.ts';
import { decideRound } from '#frame/live/table/decide-round.ts';
import type { Table } from '#frame/live/table/table.ts';
import { rules, words } from '#frame/live/words.ts';
import '#frame/shell/dialogs/sheets.css';

type Seat = { readonly table: Table | null };

type Props = SheetProps & { readonly live: LiveGame; readonly seat: Store<Seat> };

const tabOf: Readonly<Partial<Record<Sheet, string>>> = {
  history: 'history',
  fairness: 'fairness',
  settings: 'settings',
};

export function LiveSheets({ live, seat, sheet, onSheet }: Props) {
  const { about } = useFrame();
  const { t, language } = useWords();
  const say = useText();
  const table = useStore(seat, (state) => state.table);
  const select = (id: string) =>
    onSheet(id === 'history' || id === 'fairness' || id === 'settings' ? id : 'rules');
  return (
    <Dialog
      isOpen={sheet !== null}
      onClose={() => onSheet(null)}
      title={about.title[language]}
      closeLabel={t('close')}
      size="l"
    >
      <Tabs
        label={t('game_info')}
        selectedId={(sheet && tabOf[sheet]) ?? 'rules'}
        onSelect={select}
        tabs={[
          { id: 'rules', label: say(words.rules), panel: <Rules live={live} /> },
          {
            id: 'fairness',
            label: say(words.fair),
            panel: table ? <Fairness table={table} live={live} /> : <p>{say(words.lobby)}</p>,
          },
          { id: 'history', label: say(words.mine), panel: <EntriesList live={live} /> },
          { id: 'settings', label: t('settings'), panel: <SettingsSheet /> },
        ]}
      />
    </Dialog>
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
