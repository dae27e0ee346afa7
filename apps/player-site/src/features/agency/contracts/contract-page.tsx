import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { contractPaths } from '#site/paths.ts';
import { BillList } from '#features/agency/bills/bill-list.tsx';
import { useMember } from '#features/members/use-member.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { DownlineContracts } from './downline-contracts.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OwnContract } from './own-contract.tsx';
import './contracts.css';

/** One kind of contract: the agent's own with its bills, and those with direct downlines. */
export function ContractPage({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { with: memberId } = useSearch({ from: `/agentCentre${contractPaths[kind]}` });
  const { data: member } = useMember();
  const query = useQuery(memberQuery('GET /wps/agent/contracts/own', { query: { kind } }));
  const currency = member?.currency ?? 'KES';
  const offerTo = (next: string | undefined) =>
    void navigate({
      to: contractPaths[kind],
      search: next === undefined ? {} : { with: next },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageTitle words={t(`agent_menu_${kind}`)} />
      <div>
        <h1 className="page-heading">{t(`agent_menu_${kind}`)}</h1>
        <p className="page-lead">{t(`contract_about_${kind}`)}</p>
      </div>
      <div className="contract-columns">
        <div className="contract-column">
          {query.data ? (
            <OwnContract {...query.data} kind={kind} currency={currency} />
          ) : query.isError ? (
            <QueryError query={query} />
          ) : (
            <SkeletonRows count={4} label={t('loading')} />
          )}
        </div>
        <div className="contract-column">
          <DownlineContracts kind={kind} currency={currency} onOffer={offerTo} />
          <section className="contract-section" aria-labelledby="contract-bills">
            <h2 id="contract-bills" className="contract-title">
              {t('bills_own_title')}
            </h2>
            <BillList kind={kind} />
          </section>
        </div>
      </div>
      {memberId !== undefined && (
        <OfferDialog
          key={memberId}
          kind={kind}
          memberId={memberId}
          currency={currency}
          onClose={() => offerTo(undefined)}
        />
      )}
    </>
  );
}
