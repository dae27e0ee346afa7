import { SearchBox } from '#office/lists/search-box.tsx';
import { useState } from 'react';
import type { Receivable } from '@bahati/contract/back-office/gaming/receivables.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { MemberLink } from '#features/members/member-link.tsx';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { useSearch } from '#office/address/use-search.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useDebounced } from '#office/lists/use-debounced.ts';
import { useList } from '#office/lists/use-list.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';
import { WriteOffDialog } from './write-off-dialog.tsx';
import './receivables.css';

/** What members owe providers, the oldest first, and what it comes to. */
export function ReceivablesPage() {
  const { translate } = useWords();
  const search = useSearch();
  const canWriteOff = useCan('POST /bo/receivables/:id/write-off');
  const [asking, setAsking] = useState<Receivable>();
  const wanted = search.get('search');
  const provider = search.get('provider');
  const [typed, setTyped] = useDebounced(wanted ?? '', (next) =>
    search.set({ search: next }, true),
  );
  const [code, setCode] = useDebounced(provider ?? '', (next) =>
    search.set({ provider: next }, true),
  );
  const filter = { search: wanted, provider };
  const list = useList('GET /bo/receivables', { query: filter }, { pageSize: 25 });
  const columns = useReceivableColumns(canWriteOff ? setAsking : undefined);
  return (
    <>
      <div className="office-toolbar">
        <SearchBox
          label={translate('receivables.search')}
          maxLength={64}
          value={typed}
          onValueChange={setTyped}
        />
        <TextField
          label={translate('receivables.provider')}
          isLabelHidden
          placeholder={translate('receivables.provider')}
          type="search"
          maxLength={40}
          spellCheck={false}
          value={code}
          onValueChange={(next) => setCode(next.toUpperCase())}
        />
      </div>
      <Sums filter={filter} />
      <RecordList
        label={translate('sections.receivables')}
        list={list}
        columns={columns}
        empty={{
          title: translate('receivables.none'),
          text: translate('receivables.none_hint'),
          seed: 'receivables',
        }}
      />
      {asking && <WriteOffDialog receivable={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

function Sums({
  filter,
}: {
  filter: { search: string | undefined; provider: string | undefined };
}) {
  const { translate, locale } = useWords();
  const reading = useRecord('GET /bo/receivables', { query: { ...filter, pageSize: 1 } });
  return (
    <>
      {reading.data?.sums.map(({ currency, open, count }) => (
        <p key={currency} className="receivables-sum">
          <span className="quiet">{translate('receivables.sum', { count: String(count) })}</span>
          <Amount value={open} currency={currency} locale={locale} />
        </p>
      ))}
    </>
  );
}

function useReceivableColumns(
  ask: ((receivable: Receivable) => void) | undefined,
): Column<Receivable>[] {
  const { translate, locale, instant } = useWords();
  return [
    {
      id: 'member',
      label: translate('cashier.member'),
      render: ({ memberId, username }) => <MemberLink id={memberId} username={username} />,
    },
    {
      id: 'open',
      label: translate('receivables.open'),
      isNumber: true,
      isInCardHead: true,
      render: ({ open, currency }) => (
        <Amount size="s" value={open} currency={currency} locale={locale} />
      ),
    },
    {
      id: 'provider',
      label: translate('receivables.provider'),
      render: ({ providerCode }) => <span className="office-code">{providerCode}</span>,
    },
    {
      id: 'since',
      label: translate('receivables.since'),
      isTight: true,
      render: ({ since }) => instant(since),
    },
    {
      id: 'changed',
      label: translate('receivables.changed'),
      isTight: true,
      render: ({ changedAt }) => instant(changedAt),
    },
    {
      id: 'act',
      label: '',
      render: (receivable) => <Acts receivable={receivable} ask={ask} />,
    },
  ];
}

function Acts({
  receivable,
  ask,
}: {
  receivable: Receivable;
  ask: ((receivable: Receivable) => void) | undefined;
}) {
  const { translate, instant } = useWords();
  const { id, writeOffAsked } = receivable;
  return (
    <span className="receivable-acts">
      {writeOffAsked ? (
        <span className="quiet">
          {translate('receivables.asked', {
            name: writeOffAsked.requestedBy,
            at: instant(writeOffAsked.requestedAt),
          })}
        </span>
      ) : (
        ask && (
          <Button size="s" tone="quiet" onClick={() => ask(receivable)}>
            {translate('receivables.write_off')}
          </Button>
        )
      )}
      <AuditLink subject={`receivable:${id}`}>{translate('receivables.history')}</AuditLink>
    </span>
  );
}
