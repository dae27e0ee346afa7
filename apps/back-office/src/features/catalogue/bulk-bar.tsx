import { useState } from 'react';
import type { BulkAct } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

const acts: readonly BulkAct[] = [
  'switch_on',
  'switch_off',
  'mark_hot',
  'unmark_hot',
  'recommend',
  'unrecommend',
];

/** What may be done to the chosen games, all at once. */
export function BulkBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const { translate } = useWords();
  const [act, setAct] = useState<BulkAct>();
  return (
    <div
      className="bulk-bar"
      role="group"
      aria-label={translate('games.chosen', { smart_count: ids.length })}
    >
      <strong aria-live="polite">{translate('games.chosen', { smart_count: ids.length })}</strong>
      {acts.map((known) => (
        <Button
          key={known}
          size="s"
          {...(known === 'switch_off' ? { tone: 'danger' as const } : {})}
          onClick={() => setAct(known)}
        >
          {translate(`bulk_acts.${known}`)}
        </Button>
      ))}
      <Button size="s" onClick={onDone}>
        {translate('games.choose_none')}
      </Button>
      {act && (
        <ReasonDialog
          title={`${translate(`bulk_acts.${act}`)}: ${translate('games.chosen', {
            smart_count: ids.length,
          })}`}
          confirmLabel={translate(`bulk_acts.${act}`)}
          {...(act === 'switch_off' ? { tone: 'danger' as const } : {})}
          send={async (reason) => {
            const told = await call('POST /bo/games/bulk', {
              body: { ids: [...ids], act, reason },
            });
            onDone();
            return told;
          }}
          tell={({ changed, left }) => translate('games.told_bulk', { changed, left })}
          onClose={() => setAct(undefined)}
        />
      )}
    </div>
  );
}
