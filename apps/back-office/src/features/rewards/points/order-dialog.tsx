import { useState } from 'react';
import { Button } from '@bahati/ui/button/button.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { Skeleton } from '@bahati/ui/skeleton/skeleton.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { groupNumber } from '#office/words/numbers.ts';
import { useWords } from '#office/words/use-words.ts';

/** One order with where it is sent; one that waits is approved, or rejected with a reason. */
export function OrderDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate, locale, instant } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [isRejecting, setIsRejecting] = useState(false);
  const {
    data: order,
    error,
    refetch,
    isFetching,
  } = useRecord('GET /bo/pointOrders/:id', {
    params: { id },
  });
  const name = order ? (locale === 'sw' ? order.name.sw : order.name.en) : '';
  if (isRejecting) {
    return (
      <ReasonDialog
        title={translate('points_mall.reject_title', { name })}
        confirmLabel={translate('points_mall.reject')}
        tone="danger"
        reasonHint={translate('points_mall.reject_hint')}
        send={(reason) =>
          call('POST /bo/pointOrders/:id/reject', { params: { id }, body: { reason } })
        }
        tell={() => translate('points_mall.told_rejected')}
        onClose={onClose}
      />
    );
  }
  const isWaiting = order?.state === 'in_process';
  async function confirm() {
    if (!isWaiting) return onClose();
    const send = () => call('POST /bo/pointOrders/:id/approve', { params: { id }, body: {} });
    if (await act(send, () => translate('points_mall.told_approved'))) onClose();
  }
  return (
    <ActDialog
      title={name || translate('points_mall.order')}
      confirmLabel={translate(isWaiting ? 'points_mall.approve' : 'ra.action.close')}
      isBusy={isBusy}
      refusal={refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      {!order ? (
        error ? (
          <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : (
          <Skeleton height={160} shape="block" />
        )
      ) : (
        <>
          <KeyValueList
            isCompact
            items={[
              { id: 'member', label: translate('cashier.member'), value: order.member.username },
              {
                id: 'quantity',
                label: translate('points_mall.quantity'),
                value: String(order.quantity),
              },
              {
                id: 'points',
                label: translate('points_mall.points'),
                value: groupNumber(order.points, locale),
              },
              {
                id: 'ordered',
                label: translate('points_mall.ordered'),
                value: instant(order.createdAt),
              },
              {
                id: 'to',
                label: translate('points_mall.recipient'),
                value: order.recipient
                  ? `${order.recipient.name}, ${order.recipient.phone}, ${order.recipient.address}`
                  : translate('points_mall.not_sent'),
              },
              ...(order.reason === null
                ? []
                : [
                    {
                      id: 'reason',
                      label: translate('points_mall.reason'),
                      value: order.reason,
                    },
                  ]),
            ]}
          />
          {isWaiting && (
            <div className="content-acts">
              <Button size="s" disabled={isBusy} onClick={() => setIsRejecting(true)}>
                {translate('points_mall.reject')}
              </Button>
            </div>
          )}
        </>
      )}
    </ActDialog>
  );
}
