import type { ContractKind, ContractTerms } from '@bahati/contract/agency-terms.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useMember } from '#features/members/use-member.ts';
import { isSettledType } from '#features/agency/agent-types.ts';
import { kinds } from './link-draft.ts';
import { useOwnTerms } from './use-own-terms.ts';

/** The contracts a new agent is offered at once: those the agent has itself, each to be written. */
export function OfferedContracts({
  offered,
  onWrite,
}: {
  offered: readonly ContractTerms[];
  onWrite: (kind: ContractKind) => void;
}) {
  const { t } = useTranslation();
  const { data: member } = useMember();
  const { own, failed } = useOwnTerms(member !== undefined && isSettledType(member.type));
  if (member && !isSettledType(member.type)) return null;
  const has = (kind: ContractKind) => offered.some((terms) => terms.kind === kind);
  // One that may be offered no longer still stands here, to be taken out.
  const shown = kinds.filter((kind) => own?.has(kind) || has(kind));
  return (
    <section className="centre-offers" aria-labelledby="centre-offers">
      <h3 id="centre-offers" className="centre-offers-title">
        {t('agent_link_offers')}
      </h3>
      <p className="centre-small quiet">{t('agent_link_offers_about')}</p>
      {!own && failed ? (
        <QueryError query={failed} />
      ) : !own ? (
        <SkeletonRows count={2} label={t('loading')} />
      ) : shown.length === 0 ? (
        <p className="centre-small">{t('agent_link_offers_nothing')}</p>
      ) : (
        <ul className="rows">
          {shown.map((kind) => (
            <li key={kind}>
              <ListRow
                onClick={() => onWrite(kind)}
                title={t(`terms_kind_${kind}`)}
                subtitle={own.has(kind) ? undefined : t('agent_link_offer_lost')}
                trailing={
                  has(kind) ? (
                    <StatusChip tone="lagoon">{t('agent_link_offered')}</StatusChip>
                  ) : (
                    <span className="centre-small quiet">{t('agent_link_not_offered')}</span>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
