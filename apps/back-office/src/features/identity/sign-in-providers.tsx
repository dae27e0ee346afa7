import { useState } from 'react';
import type { SignInProvider } from '@bahati/contract/back-office/identity/identity.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import type { Column } from '#office/lists/columns.ts';
import { MoveButtons } from '#office/lists/move-buttons.tsx';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { CallbackAddress } from './callback-address.tsx';
import { ProviderDialog } from './provider-dialog.tsx';

type Row = SignInProvider;

/** Accounts elsewhere that open one here, in the order visitors are offered them. */
export function SignInProviders() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/signInProviders');
  const list = useWholeList(
    'GET /bo/signInProviders',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code },
  );
  const { data: signIn } = useRecord('GET /bo/signInProviders', {});
  const [open, setOpen] = useState<SignInProvider | 'new'>();
  const columns = useColumns(list.rows, canAccess ? setOpen : undefined);
  return (
    <>
      <div className="access-lead">
        <p className="quiet">{translate('providers.about')}</p>
        {canAccess && (
          <Button
            className="office-ink"
            icon={<PlusIcon size={18} />}
            onClick={() => setOpen('new')}
          >
            {translate('providers.add')}
          </Button>
        )}
      </div>
      {signIn && !signIn.isOn && <NoticeBar tone="warn">{translate('providers.off')}</NoticeBar>}
      {signIn && <CallbackAddress url={signIn.callbackUrl} />}
      <RecordList
        label={translate('access.providers')}
        list={list}
        columns={columns}
        empty={{ title: translate('providers.empty'), seed: 'providers' }}
      />
      {open && (
        <ProviderDialog
          provider={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function useColumns(rows: readonly Row[], onOpen: ((row: Row) => void) | undefined) {
  const { translate } = useWords();
  const columns: Column<Row>[] = [
    {
      id: 'name',
      label: translate('providers.name'),
      render: (row) =>
        onOpen ? (
          <button type="button" className="records-open" onClick={() => onOpen(row)}>
            {row.name}
          </button>
        ) : (
          <strong>{row.name}</strong>
        ),
    },
    {
      id: 'state',
      label: translate('providers.state'),
      isTight: true,
      isInCardHead: true,
      render: ({ isShown }) => (
        <StatusChip tone={isShown ? 'lagoon' : 'quiet'}>
          {translate(isShown ? 'providers.shown' : 'providers.hidden')}
        </StatusChip>
      ),
    },
    {
      id: 'code',
      label: translate('providers.code'),
      isTight: true,
      render: ({ code }) => <span className="office-code">{code}</span>,
    },
    {
      id: 'issuer',
      label: translate('providers.issuer'),
      render: ({ issuer }) => <span className="provider-issuer">{issuer}</span>,
    },
    {
      id: 'secret',
      label: translate('providers.secret'),
      isTight: true,
      render: ({ hasSecret }) =>
        translate(hasSecret ? 'providers.secret_kept' : 'providers.secret_none'),
    },
  ];
  if (!onOpen) return columns;
  const order: Column<Row> = {
    id: 'order',
    label: translate('providers.order'),
    isNumber: true,
    render: (row) => (
      <MoveButtons
        name={row.name}
        isFirst={row.code === rows[0]?.code}
        isLast={row.code === rows.at(-1)?.code}
        move={(direction) =>
          call('POST /bo/signInProviders/:code/move', {
            params: { code: row.code },
            body: { direction },
          })
        }
      />
    ),
  };
  return [...columns, order];
}
