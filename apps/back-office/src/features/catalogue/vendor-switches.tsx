import { useState } from 'react';
import type { SwitchedVendor } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import { useCan } from '#office/session/staff.ts';
import { Link } from '#office/address/link.tsx';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { SwitchGamesDialog, type Switched } from './switch-games-dialog.tsx';

type Vendor = SwitchedVendor;

/** Every vendor with the switch for all its games. */
export function VendorSwitches() {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/vendors/:code/switch');
  const [switching, setSwitching] = useState<Switched>();
  const list = useWholeList(
    'GET /bo/vendors',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ code }) => code },
  );
  const columns = useColumns(canAccess ? setSwitching : undefined);
  return (
    <>
      <RecordList
        label={translate('games.vendors')}
        list={list}
        columns={columns}
        empty={{ title: translate('games.empty'), seed: 'vendors' }}
      />
      {switching && (
        <SwitchGamesDialog switched={switching} onClose={() => setSwitching(undefined)} />
      )}
    </>
  );
}

function useColumns(onSwitch: ((switched: Switched) => void) | undefined) {
  const { translate, locale } = useWords();
  const search = useSearch();
  const numbers = new Intl.NumberFormat(locale);
  return [
    {
      id: 'name',
      label: translate('games.vendor'),
      isInCardHead: true,
      render: ({ name, code }) => (
        <>
          {name} <span className="office-code">{code}</span>
        </>
      ),
    },
    {
      id: 'games',
      label: translate('sections.games'),
      isNumber: true,
      render: ({ code, gameCount }) => (
        <Link to={search.withChanges({ part: 'games', vendor: code })}>
          {numbers.format(gameCount)}
        </Link>
      ),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      render: ({ isOn }) => (
        <StatusChip tone={isOn ? 'lagoon' : 'hibiscus'}>
          {translate(isOn ? 'games.on' : 'games.off')}
        </StatusChip>
      ),
    },
    {
      id: 'switch',
      label: translate('payment_methods.change'),
      render: ({ code, name, isOn }) =>
        onSwitch ? (
          <Button size="s" onClick={() => onSwitch({ kind: 'vendor', code, name, isOn: !isOn })}>
            {translate(isOn ? 'games.switch_off' : 'games.switch_on')}
          </Button>
        ) : (
          '–'
        ),
    },
  ] satisfies Column<Vendor>[];
}
