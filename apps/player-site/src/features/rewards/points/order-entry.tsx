import type { PointOrder } from '@bahati/contract/player-site/rewards/points.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { ChevronDownIcon } from '@bahati/ui/icons/icons.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { inLanguage } from './in-language.ts';
import '#features/cashier/cashier.css';
import './redeem.css';

const tones = { in_process: 'brass', approved: 'lagoon', rejected: 'hibiscus' } as const;

/** One order; opened it tells where it goes, and how it ended. */
export function OrderEntry({ order }: { order: PointOrder }) {
  const { t, language } = useTranslation();
  const { count, time } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const name = inLanguage(order.name, language);
  return (
    <details
      className="request"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>
        <ListRow
          leading={<img className="order-picture" src={order.picture} alt="" />}
          title={order.quantity > 1 ? `${order.quantity} × ${name}` : name}
          subtitle={`${count(order.points)} ${t('points_unit', { count: order.points })} · ${time(order.createdAt)}`}
          trailing={
            <StatusChip tone={tones[order.state]} isLive={order.state === 'in_process'}>
              {t(`points_state_${order.state}`)}
            </StatusChip>
          }
          trailingNote={
            <span className="request-turn">
              <ChevronDownIcon size={18} />
            </span>
          }
        />
      </summary>
      <div className="request-body">{isOpen && <OrderDetails id={order.id} />}</div>
    </details>
  );
}

function OrderDetails({ id }: { id: string }) {
  const { t } = useTranslation();
  const { time, count } = useFormat();
  const query = useQuery(memberQuery('GET /wps/points/orders/:id', { params: { id } }));
  const order = query.data;
  if (!order) {
    return query.isError ? (
      <QueryError query={query} />
    ) : (
      <SkeletonRows count={1} label={t('loading')} />
    );
  }
  const { state, reason, recipient, decidedAt } = order;
  return (
    <>
      {reason !== null && (
        <p className="order-reason">
          <strong>{reason}</strong> {t('points_returned', { points: count(order.points) })}
        </p>
      )}
      {state === 'in_process' && <p className="quiet">{t('points_in_process_long')}</p>}
      <KeyValueList
        isCompact
        items={[
          { id: 'points', label: t('points_price'), value: count(order.points) },
          { id: 'quantity', label: t('points_quantity'), value: count(order.quantity) },
          ...(recipient
            ? [
                {
                  id: 'to',
                  label: t('points_recipient'),
                  value: `${recipient.name}, ${recipient.phone}, ${recipient.address}`,
                },
              ]
            : []),
          ...(decidedAt
            ? [{ id: 'decided', label: t(`points_state_${state}`), value: time(decidedAt) }]
            : []),
        ]}
      />
    </>
  );
}
