import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import type { Contract } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { Pager } from '@bahati/ui/pager/pager.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { dayIn } from '#features/records/record-days.ts';
import { DownlineContractDialog } from './downline-contract-dialog.tsx';
import { useOtherName } from './request-card.tsx';
import { WaitingOffers } from './waiting-offers.tsx';

/** Contracts of a kind with direct downlines, and the way to offer another. */
export function DownlineContracts({
  kind,
  currency,
  onOffer,
}: {
  kind: ContractKind;
  currency: Currency;
  onOffer: (memberId: string) => void;
}) {
  const { t } = useTranslation();
  const [openId, setOpenId] = useState<string>();
  const query = useInfiniteQuery(memberPages('GET /wps/agent/contracts', { kind, pageSize: 20 }));
  const contracts = query.data?.pages.flatMap((page) => page.items);
  const open = contracts?.find(({ id }) => id === openId);
  return (
    <section className="contract-section" aria-labelledby="contract-downlines">
      <div className="contract-section-head">
        <h2 id="contract-downlines" className="contract-title">
          {t('contract_downlines_title')}
        </h2>
        <Link to="/agentHome/downlineManagmentView" className={buttonClass({ size: 's' })}>
          {t('contract_offer_another')}
        </Link>
      </div>
      <WaitingOffers kind={kind} onOpen={onOffer} />
      {!contracts ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={3} label={t('loading')} />
        )
      ) : contracts.length === 0 ? (
        <EmptyState
          seed={`below ${kind}`}
          title={t('contract_downlines_none_title')}
          text={t('contract_downlines_none_text')}
        />
      ) : (
        <>
          <ul className="rows">
            {contracts.map((contract) => (
              <li key={contract.id}>
                <ContractRow contract={contract} onOpen={() => setOpenId(contract.id)} />
              </li>
            ))}
          </ul>
          <Pager
            hasMore={query.hasNextPage}
            isLoading={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
            moreLabel={t('more')}
            loadingLabel={t('loading')}
          />
        </>
      )}
      {open && (
        <DownlineContractDialog
          contract={open}
          currency={currency}
          onClose={() => setOpenId(undefined)}
          onOffer={(memberId) => {
            setOpenId(undefined);
            onOffer(memberId);
          }}
        />
      )}
    </section>
  );
}

function ContractRow({ contract, onOpen }: { contract: Contract; onOpen: () => void }) {
  const { t } = useTranslation();
  const { percent, shortDay } = useFormat();
  const { timeZone } = useBrand();
  const name = useOtherName()(contract);
  const { request, endedFrom, versions } = contract;
  const most = versions[0] && highestRate(versions[0].terms);
  return (
    <ListRow
      onClick={onOpen}
      title={name}
      subtitle={
        <StatusChip
          tone={request && !request.isOwn ? 'brass' : endedFrom === null ? 'lagoon' : 'quiet'}
        >
          {t(
            request
              ? request.isOwn
                ? 'contract_state_asked'
                : 'contract_state_waits'
              : endedFrom === null
                ? 'contract_state_active'
                : 'contract_state_ended',
          )}
        </StatusChip>
      }
      trailing={
        most === undefined ? undefined : (
          <span className="tabular">{t('contract_up_to', { rate: percent(most) })}</span>
        )
      }
      trailingNote={t('contract_since_short', {
        day: shortDay(dayIn(new Date(contract.beganAt), timeZone)),
      })}
    />
  );
}

/** The highest rate the terms pay, in basis points; undefined where they pay sums alone. */
function highestRate(terms: Contract['versions'][number]['terms']): number | undefined {
  const rates =
    terms.kind === 'real_time_salary'
      ? [terms.rateBps]
      : terms.tiers.flatMap((tier) => {
          if ('winRateBps' in tier) return [tier.winRateBps, tier.lossRateBps];
          return 'rateBps' in tier ? [tier.rateBps] : [];
        });
  return rates.length === 0 ? undefined : Math.max(...rates);
}
