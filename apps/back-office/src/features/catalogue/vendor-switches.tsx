import { useState } from 'react';
import type { SwitchedVendor } from '@bahati/contract/back-office/catalogue/catalogue.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useCursorList } from '#office/lists/use-cursor-list.ts';
import { useSearch } from '#office/lists/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { SwitchGamesDialog, type Switched } from './switch-games-dialog.tsx';

type Vendor = SwitchedVendor & { id: string };

/** Every vendor with the switch for all its games. */
export function VendorSwitches() {
  const { translate } = useWords();
  const { canAccess = false } = useCanAccess({ resource: 'games', action: 'change' });
  const [switching, setSwitching] = useState<Switched>();
  const list = useCursorList<Vendor>('vendors', {}, { perPage: 100 });
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
