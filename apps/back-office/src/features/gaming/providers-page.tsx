import { useState } from 'react';
import type { StaffProvider } from '@bahati/contract/back-office/gaming/providers.ts';
import { useCanAccess } from 'react-admin';
import { PageTitle } from '#office/layouts/page-title.tsx';
import { Guarded } from '#office/lists/guarded.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useWords } from '#office/words/use-words.ts';
import { EndKeyDialog } from './end-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { type ProviderAct, type ProviderRow, useProviderColumns } from './provider-columns.tsx';
import { ProviderSettingsDialog } from './provider-settings-dialog.tsx';

export function ProvidersPage() {
  return (
    <Guarded resource="providers">
      <Providers />
    </Guarded>
  );
}

/** Whose servers games run on: where they are, what they sign with, how long a round may last. */
function Providers() {
  const { translate } = useWords();
  const { canAccess = false } = useCanAccess({ resource: 'providers', action: 'change' });
  const [acting, setActing] = useState<{ act: ProviderAct; provider: StaffProvider }>();
  const list = useCursorList<ProviderRow>(
    'providers',
    {},
    { perPage: 100, refetchEveryMs: 15_000 },
  );
  const columns = useProviderColumns(
    canAccess ? (act, provider) => setActing({ act, provider }) : undefined,
  );
  const close = () => setActing(undefined);
  return (
    <>
      <PageTitle title={translate('sections.providers')} />
      <p className="quiet provider-hint">{translate('game_providers.hint')}</p>
      <RecordList
        label={translate('sections.providers')}
        list={list}
        columns={columns}
        empty={{ title: translate('game_providers.empty'), seed: 'providers' }}
      />
      {acting?.act === 'settings' && (
        <ProviderSettingsDialog provider={acting.provider} onClose={close} />
      )}
      {acting?.act === 'new_key' && <NewKeyDialog provider={acting.provider} onClose={close} />}
      {acting?.act === 'end_key' && <EndKeyDialog provider={acting.provider} onClose={close} />}
    </>
  );
}
