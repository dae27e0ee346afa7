import type { AffiliateCode } from '@bahati/contract/player-site/agency/agency.ts';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { usesLeft } from './code-state.ts';
import type { InvitationLink } from './link-draft.ts';

/** What a link brings, and how it fares so far. */
export function LinkFacts({
  entry,
  query,
}: {
  entry: AffiliateCode;
  query: UseQueryResult<InvitationLink>;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const link = query.data;
  if (!link && query.isError) return <QueryError query={query} />;
  const figures = [
    { id: 'opened', label: t('agent_link_opened'), value: link?.opened },
    { id: 'joined', label: t('agent_link_joined'), value: link?.joined },
    { id: 'recent', label: t('agent_link_joined_30'), value: link?.joined30Days },
    { id: 'deposited', label: t('agent_link_deposited'), value: link?.deposited },
  ];
  return (
    <>
      <dl className="centre-figures">
        {figures.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value === undefined ? <Skeleton width={40} height={26} /> : count(value)}</dd>
          </div>
        ))}
      </dl>
      <Settings entry={entry} link={link} />
    </>
  );
}

function Settings({ entry, link }: { entry: AffiliateCode; link: InvitationLink | undefined }) {
  const { t } = useTranslation();
  const { count, time, locale } = useFormat();
  const { downlineType, expiresAt, mostUses } = entry;
  const left = usesLeft(entry);
  const offered = link?.offeredTerms.map(({ kind }) => t(`terms_kind_${kind}`)) ?? [];
  const list = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' }).format(offered);
  return (
    <KeyValueList
      isCompact
      items={[
        { id: 'type', label: t('agent_link_makes'), value: t(`downline_type_${downlineType}`) },
        {
          id: 'expires',
          label: t('agent_link_expires'),
          value: expiresAt === null ? t('agent_link_never') : time(expiresAt),
        },
        {
          id: 'uses',
          label: t('agent_link_uses_left'),
          value:
            left === null
              ? t('agent_link_any_number')
              : t('agent_link_uses_of', { left: count(left), most: count(mostUses ?? 0) }),
        },
        ...(downlineType === 1
          ? [{ id: 'terms', label: t('agent_link_offers'), value: list || t('agent_link_none') }]
          : []),
      ]}
    />
  );
}
