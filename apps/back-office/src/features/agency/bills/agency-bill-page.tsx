import { explainBill } from '@bahati/agency-rules/explain/explain-bill.ts';
import { snapshotFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { StaffBill } from '@bahati/contract/back-office/agency/bills.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { BillExplained } from '@bahati/ui/bill-view/bill-explained.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useKindWords } from '#features/agency/words/use-kind-words.ts';
import { AuditLink } from '#features/staff/audit/audit-link.tsx';
import { Link } from '#office/address/link.tsx';
import { usePathParams } from '#office/address/use-address.ts';
import { RecordTitle } from '#office/layouts/record-title.tsx';
import { LoadingPage } from '#office/layouts/state-pages.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import { BillDecision } from './bill-decision.tsx';
import { BillRest } from './bill-rest.tsx';
import { useBillSpeech } from './use-bill-speech.ts';
import '#features/agency/agents/agents.css';
import './bills.css';

/** A bill with all that explains it; whoever may decide does so here. */
export function AgencyBillPage() {
  const { translate } = useWords();
  const words = useKindWords();
  const { id = '' } = usePathParams();
  const { data, error, refetch, isFetching } = useRecord('GET /bo/agency/bills/:id', {
    params: { id },
  });
  const title = data ? words.kind(data.kind) : translate('sections.agency_bills');
  return (
    <>
      <RecordTitle title={title} back={{ to: '/agency_bills', label: translate('bill.back') }} />
      {data ? (
        <Whole bill={data} />
      ) : error ? (
        <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingPage />
      )}
    </>
  );
}

function Whole({ bill }: { bill: StaffBill }) {
  const { currency, snapshot, own } = bill;
  const speech = useBillSpeech(currency);
  return (
    <div className="agent-card">
      <div className="agent-column">
        <section className="agent-part">
          <Head bill={bill} />
          <BillDecision bill={bill} />
        </section>
        <BillRest bill={bill} />
      </div>
      <div className="bill-explained-part">
        <BillExplained
          view={explainBill(snapshotFromWire(snapshot, currency))}
          speech={speech}
          stated={parseDecimal(own, currency)}
        />
      </div>
    </div>
  );
}

function Head({ bill }: { bill: StaffBill }) {
  const { translate, locale, instant } = useWords();
  const words = useKindWords();
  const { currency, agent, upline, waitsFor, decidedBy } = bill;
  const money = (value: string) => (
    <Amount size="s" value={value} currency={currency} locale={locale} />
  );
  return (
    <>
      <p className="bill-own">
        <Amount size="l" value={bill.own} currency={currency} locale={locale} />
        <span className="quiet">{translate('bill.own_of', { period: words.period(bill) })}</span>
        <StatusChip tone={words.tone(bill.state)}>{words.state(bill.state)}</StatusChip>
      </p>
      {waitsFor && bill.state === 'to_approve' && (
        <p className="queue-mark">{translate(`bill.waits_${waitsFor}`)}</p>
      )}
      <KeyValueList
        isCompact
        items={[
          {
            id: 'agent',
            label: translate('agents.agent'),
            value: (
              <Link to={`/agents/${agent.id}/show`} className="office-link">
                {agent.nickname}
              </Link>
            ),
          },
          {
            id: 'payer',
            label: translate('agency_bills.payer'),
            value: upline?.nickname ?? translate('agency_bills.operator'),
          },
          {
            id: 'received',
            label: translate('agency_bills.received'),
            value: money(bill.received),
          },
          { id: 'kept', label: translate('bill.kept'), value: money(bill.kept) },
          { id: 'issued', label: translate('bill.issued'), value: instant(bill.issuedAt) },
          {
            id: 'settled',
            label: translate('bill.settled'),
            value: bill.settledAt ? instant(bill.settledAt) : '–',
          },
          ...(decidedBy
            ? [{ id: 'by', label: translate('withdrawals.decided_by'), value: decidedBy }]
            : []),
        ]}
      />
      <p className="agent-acts">
        <Link to={`/agency_contracts?id=${bill.contractId}`} className="office-link">
          {translate('bill.contract', { version: bill.version })}
        </Link>
        <AuditLink subject={`agency_bill:${bill.id}`}>{translate('withdrawals.history')}</AuditLink>
      </p>
    </>
  );
}
