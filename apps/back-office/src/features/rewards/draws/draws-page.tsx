import { useState } from 'react';
import type { BoDraw } from '@bahati/contract/back-office/rewards/draws.ts';
import { drawKinds, drawStates } from '@bahati/contract/draw-terms.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { Link } from '#office/address/link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { DrawDialog } from './draw-dialog.tsx';
import { toneOfDraw } from './draw-tone.ts';

/** Every draw, newest first, narrowed by kind and state. */
export function DrawsPage() {
  const { translate } = useWords();
  const search = useSearch();
  const canChange = useCan('POST /bo/draws');
  const [isAdding, setIsAdding] = useState(false);
  const kind = drawKinds.find((one) => one === search.get('kind'));
  const state = drawStates.find((one) => one === search.get('state'));
  const list = useList('GET /bo/draws', { query: { kind, state } }, { pageSize: 25 });
  const columns = useColumns();
  const all = { value: 'all', label: translate('draws.all') };
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('draws.kind')}
          isLabelHidden
          value={kind ?? 'all'}
          options={[
            all,
            ...drawKinds.map((value) => ({ value, label: translate(`draws.kinds.${value}`) })),
          ]}
          onValueChange={(value) => search.set({ kind: value === 'all' ? undefined : value })}
        />
        <SelectField
          label={translate('cashier.status')}
          isLabelHidden
          value={state ?? 'all'}
          options={[
            { ...all, label: translate('draws.all_states') },
            ...drawStates.map((value) => ({ value, label: translate(`draws.states.${value}`) })),
          ]}
          onValueChange={(value) => search.set({ state: value === 'all' ? undefined : value })}
        />
        {canChange && (
          <Button className="office-ink" onClick={() => setIsAdding(true)}>
            {translate('draws.add')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('sections.draws')}
        list={list}
        columns={columns}
        empty={{
          title: translate('draws.empty'),
          text: translate('draws.empty_hint'),
          seed: 'draws',
        }}
      />
      {isAdding && <DrawDialog onClose={() => setIsAdding(false)} />}
    </>
  );
}

function useColumns(): Column<BoDraw>[] {
  const { translate, locale, instant } = useWords();
  const money = (value: string, currency: BoDraw['currency']) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return [
    {
      id: 'draw',
      label: translate('draws.draw'),
      render: ({ id, name, kind }) => (
        <Link to={`/draws/${id}/show`} className="records-open">
          {name[locale]}
          <span className="quiet draw-row-kind">{translate(`draws.kinds.${kind}`)}</span>
        </Link>
      ),
    },
    {
      id: 'opens',
      label: translate('draws.opens'),
      render: ({ opensAt }) => instant(opensAt),
    },
    {
      id: 'closes',
      label: translate('draws.closes'),
      render: ({ closesAt }) => instant(closesAt),
    },
    {
      id: 'committed',
      label: translate('draws.committed'),
      isNumber: true,
      render: ({ committed, currency }) => money(committed, currency),
    },
    {
      id: 'spent',
      label: translate('draws.spent'),
      isNumber: true,
      render: ({ spent, currency }) => money(spent, currency),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: ({ state, isAsked }) => (
        <StatusChip tone={toneOfDraw(state, isAsked)}>
          {translate(isAsked ? 'draws.waits' : `draws.states.${state}`)}
        </StatusChip>
      ),
    },
  ];
}
