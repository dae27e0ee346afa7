import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useFormat } from '#features/language/use-format.ts';
import { dayIn } from '#features/records/record-days.ts';

/** As far back as offers are looked for. */
const newest = 50;

/** First offers that no downline has answered yet; there is no contract to list them with. */
export function WaitingOffers({
  kind,
  onOpen,
}: {
  kind: ContractKind;
  onOpen: (memberId: string) => void;
}) {
  const { t } = useTranslation();
  const { timeZone } = useBrand();
  const { shortDay } = useFormat();
  const { data } = useQuery(
    memberQuery('GET /wps/agent/requests', { query: { pageSize: newest } }),
  );
  const offers = (data?.items ?? []).filter(
    (request) =>
      request.kind === kind &&
      request.isOwn &&
      request.side === 'upline' &&
      request.state === 'requested' &&
      request.currentTerms === null &&
      request.type === 'terms',
  );
  if (offers.length === 0) return null;
  return (
    <ul className="rows" aria-label={t('contract_offers_title')}>
      {offers.map(({ id, other, askedAt }) => (
        <li key={id}>
          <ListRow
            title={other?.nickname ?? ''}
            subtitle={<StatusChip tone="quiet">{t('contract_state_asked')}</StatusChip>}
            trailingNote={shortDay(dayIn(new Date(askedAt), timeZone))}
            onClick={other?.id ? () => onOpen(other.id ?? '') : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
