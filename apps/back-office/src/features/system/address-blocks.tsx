import { useState } from 'react';
import type { AddressBlock } from '@bahati/contract/back-office/system/address-blocks.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';
import { BlockNetworkDialog } from './block-network-dialog.tsx';
import { LiftBlockDialog } from './lift-block-dialog.tsx';
import './address-blocks.css';

/** Networks that may not use the player site. */
export function AddressBlocks() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/addressBlocks');
  const list = useList('GET /bo/addressBlocks', {}, { pageSize: 25 });
  const [isAdding, setIsAdding] = useState(false);
  const [lifting, setLifting] = useState<AddressBlock>();
  const columns = useColumns(canAccess ? setLifting : undefined);
  return (
    <>
      <div className="access-lead">
        <p className="quiet">{translate('address_blocks.about')}</p>
        {canAccess && (
          <Button
            className="office-ink"
            icon={<PlusIcon size={18} />}
            onClick={() => setIsAdding(true)}
          >
            {translate('address_blocks.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('access.blocks')}
        list={list}
        columns={columns}
        empty={{ title: translate('address_blocks.empty'), seed: 'blocks' }}
      />
      {isAdding && <BlockNetworkDialog onClose={() => setIsAdding(false)} />}
      {lifting && <LiftBlockDialog block={lifting} onClose={() => setLifting(undefined)} />}
    </>
  );
}

function useColumns(onLift: ((block: AddressBlock) => void) | undefined) {
  const { translate, instant } = useWords();
  const columns: Column<AddressBlock>[] = [
    {
      id: 'network',
      label: translate('address_blocks.network'),
      isTight: true,
      render: ({ network }) => <strong className="tabular block-network">{network}</strong>,
    },
    {
      id: 'state',
      label: translate('address_blocks.state'),
      isTight: true,
      isInCardHead: true,
      render: ({ isOver }) => (
        <StatusChip tone={isOver ? 'quiet' : 'hibiscus'}>
          {translate(isOver ? 'address_blocks.over' : 'address_blocks.active')}
        </StatusChip>
      ),
    },
    { id: 'reason', label: translate('access.reason'), render: ({ reason }) => reason },
    {
      id: 'since',
      label: translate('address_blocks.since'),
      isTight: true,
      render: ({ createdAt }) => instant(createdAt),
    },
    {
      id: 'until',
      label: translate('address_blocks.until'),
      isTight: true,
      render: ({ endsAt }) => (endsAt ? instant(endsAt) : translate('address_blocks.until_lifted')),
    },
  ];
  if (!onLift) return columns;
  const lift: Column<AddressBlock> = {
    id: 'lift',
    label: '',
    isNumber: true,
    // One that is over shuts nobody out, and goes when its network is blocked anew.
    render: (block) =>
      block.isOver ? null : (
        <Button
          size="s"
          aria-label={`${translate('address_blocks.lift')}: ${block.network}`}
          onClick={() => onLift(block)}
        >
          {translate('address_blocks.lift')}
        </Button>
      ),
  };
  return [...columns, lift];
}
