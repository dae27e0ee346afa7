import { useState } from 'react';
import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { AddProviderDialog } from './add-provider-dialog.tsx';
import { EndKeyDialog } from './end-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { type ProviderAct, useProviderColumns } from './provider-columns.tsx';
import { ProviderSettingsDialog } from './provider-settings-dialog.tsx';

/** Whose servers games run on: where they are, what they sign with, how long a round may last. */
export function ProvidersPage() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/providers/:code/change');
  const canAdd = useCan('POST /bo/providers');
  const [isAdding, setIsAdding] = useState(false);
  const [acting, setActing] = useState<{ act: ProviderAct; provider: StaffProvider }>();
  const list = useWholeList(
    'GET /bo/providers',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code, refetchEveryMs: 15_000 },
  );
  const columns = useProviderColumns(
    canAccess ? (act, provider) => setActing({ act, provider }) : undefined,
  );
  const close = () => setActing(undefined);
  return (
    <>
      <p className="quiet provider-hint">{translate('game_providers.hint')}</p>
      {canAdd && (
        <div className="office-toolbar">
          <Button
            className="office-ink"
            icon={<PlusIcon size={18} />}
            onClick={() => setIsAdding(true)}
          >
            {translate('game_providers.add')}
          </Button>
        </div>
      )}
      <RecordList
        label={translate('sections.providers')}
        list={list}
        columns={columns}
        empty={{ title: translate('game_providers.empty'), seed: 'providers' }}
      />
      {isAdding && <AddProviderDialog onClose={() => setIsAdding(false)} />}
      {acting?.act === 'settings' && (
        <ProviderSettingsDialog provider={acting.provider} onClose={close} />
      )}
      {acting?.act === 'new_key' && <NewKeyDialog provider={acting.provider} onClose={close} />}
      {acting?.act === 'end_key' && <EndKeyDialog provider={acting.provider} onClose={close} />}
    </>
  );
}
