import { explainBill } from '@bahati/agency-rules/explain/explain-bill.ts';
import { snapshotFromWire } from '@bahati/agency-rules/wire/wire.ts';
import type { BillDetail } from '@bahati/contract/agency-terms.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { BillExplained, BillPart } from '@bahati/ui/bill-view/bill-explained.tsx';
import { MoneyFlowFigure } from '@bahati/ui/bill-view/money-flow-figure.tsx';
import { WhatIf } from '@bahati/ui/bill-view/what-if.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { BillHead } from './bill-head.tsx';
import { BillCorrections, BillDebt, BillDownlines, BillFacts } from './bill-rest.tsx';
import { useBillSpeech } from './use-bill-speech.ts';
import './bill-page.css';

/** A bill with all that explains it, an own one or one of a direct downline. */
export function BillPage() {
  const { t } = useTranslation();
  const { billId } = useParams({ from: '/agentCentre/agentHome/bill/$billId' });
  const query = useQuery(memberQuery('GET /wps/agent/bills/:id', { params: { id: billId } }));
  if (query.data) return <Bill bill={query.data} />;
  return (
    <>
      <PageTitle words={t('agent_menu_income')} />
      <h1 className="page-heading">{t('agent_menu_income')}</h1>
      {query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={6} label={t('loading')} />
      )}
    </>
  );
}

function Bill({ bill }: { bill: BillDetail }) {
  const { t } = useTranslation();
  const { currency } = bill;
  const speech = useBillSpeech(currency);
  const snapshot = snapshotFromWire(bill.snapshot, currency);
  const amount = (value: string) => parseDecimal(value, currency);
  const { parts } = bill;
  return (
    <>
      <BillHead bill={bill} />
      <div className="bill-columns">
        <BillExplained view={explainBill(snapshot)} speech={speech} stated={amount(bill.own)} />
        <div className="bill-parts">
          {bill.settledAt !== null && (
            <BillPart title={t('bill_flow_title')}>
              <MoneyFlowFigure
                speech={speech}
                figures={{
                  own: amount(bill.own),
                  received: amount(bill.received),
                  kept: amount(bill.kept),
                  fromPlatform: amount(parts.platform),
                  fromUplineBill: amount(parts.uplineBill),
                  fromUplineWallet: amount(parts.uplineWallet),
                  laterPayments: amount(parts.laterPayments),
                  owed: amount(bill.owed),
                  paidFromBill: amount(bill.paidFromBill),
                  paidFromWallet: amount(bill.paidFromWallet),
                }}
              />
            </BillPart>
          )}
          <BillDebt bill={bill} />
          <BillDownlines bill={bill} />
          <BillCorrections bill={bill} />
          <BillFacts bill={bill} />
        </div>
      </div>
      <div className="bill-part">
        <WhatIf key={bill.id} snapshot={snapshot} speech={speech} />
      </div>
    </>
  );
}
