import { useState } from 'react';
import type { StaffNetwork } from '@bahati/contract/back-office/staff/staff-networks.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import './staff.css';

/** Where the back office may be used from. */
export function StaffNetworks() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/staffNetworks');
  const list = useWholeList(
    'GET /bo/staffNetworks',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ id }) => id },
  );
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<StaffNetwork>();
  const columns = useColumns(canAccess ? setRemoving : undefined);
  return (
    <>
      <div className="staff-networks-lead">
        <p className="quiet staff-lead">{translate('staff.networks_about')}</p>
        {canAccess && (
          <Button
            className="office-ink staff-invite"
            icon={<PlusIcon size={18} />}
            onClick={() => setIsAdding(true)}
          >
            {translate('staff.allow_network')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('staff.networks')}
        list={list}
        columns={columns}
        empty={{ title: translate('staff.no_networks'), seed: 'networks' }}
      />
      {isAdding && <AllowDialog onClose={() => setIsAdding(false)} />}
      {removing && <RemoveDialog network={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function useColumns(onRemove: ((network: StaffNetwork) => void) | undefined) {
  const { translate, instant } = useWords();
  const columns: Column<StaffNetwork>[] = [
    {
      id: 'network',
      label: translate('address_blocks.network'),
      isTight: true,
      render: ({ network }) => <strong className="tabular">{network}</strong>,
    },
    { id: 'note', label: translate('access.reason'), render: ({ note }) => note },
    {
      id: 'since',
      label: translate('address_blocks.since'),
      isTight: true,
      render: ({ addedBy, addedAt }) => `${addedBy}, ${instant(addedAt)}`,
    },
  ];
  if (!onRemove) return columns;
  const remove: Column<StaffNetwork> = {
    id: 'remove',
    label: '',
    isNumber: true,
    render: (network) => (
      <Button
        size="s"
        aria-label={`${translate('staff.remove_network')}: ${network.network}`}
        onClick={() => onRemove(network)}
      >
        {translate('staff.remove_network')}
      </Button>
    ),
  };
  return [...columns, remove];
}

function AllowDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const [network, setNetwork] = useState('');
  const isMissing = network.trim() === '';
  return (
    <ReasonDialog
      title={translate('staff.allow_network')}
      confirmLabel={translate('staff.allow_now')}
      isReady={!isMissing}
      send={(reason) => call('POST /bo/staffNetworks', { body: { network, reason } })}
      tell={() => translate('staff.told_allowed', { network: network.trim() })}
      onClose={onClose}
    >
      {(isWanting) => (
        <TextField
          label={translate('address_blocks.network_label')}
          hint={translate('address_blocks.network_hint')}
          error={isWanting && isMissing ? translate('address_blocks.network_missing') : undefined}
          value={network}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onValueChange={setNetwork}
        />
      )}
    </ReasonDialog>
  );
}

function RemoveDialog({
  network: { id, network },
  onClose,
}: {
  network: StaffNetwork;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ReasonDialog
      title={translate('staff.remove_network_title', { network })}
      confirmLabel={translate('staff.remove_network')}
      tone="danger"
      send={(reason) =>
        call('POST /bo/staffNetworks/:id/remove', { params: { id }, body: { reason } })
      }
      tell={() => translate('staff.told_removed', { network })}
      onClose={onClose}
    />
  );
}
