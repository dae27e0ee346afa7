/** The same ticket for the draw that sells now: what it costs is asked first, and bought when confirmed. */
import type { LotteryTicket } from '@bahati/contract/lottery/shapes.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { ConfirmDialog } from '@bahati/ui/dialog/confirm-dialog.tsx';
import { RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import { lotteryCall } from '#features/lottery/call/lottery-call.ts';
import { useDrawLabel } from '#features/lottery/game/draw-label.ts';
import { lotteryMemberCall } from '#features/lottery/call/lottery-session.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { useTicketMoney } from './use-ticket-money.ts';
import { forgetTickets } from './use-tickets.ts';

export function Rebuy({ ticket }: { ticket: LotteryTicket }) {
  const { t } = useTranslation();
  const [key, setKey] = useState<string | null>(null);
  return (
    <>
      <Button size="s" icon={<RefreshIcon size={16} />} onClick={() => setKey(crypto.randomUUID())}>
        {t('lot_rebuy')}
      </Button>
      {key !== null && (
        <RebuyDialog ticket={ticket} idempotencyKey={key} onClose={() => setKey(null)} />
      )}
    </>
  );
}

/** The draw that sells now, with what the ticket costs there. */
function useOffer({ draw, betType, selection, unit, multiple }: LotteryTicket, currency: Currency) {
  return useQuery({
    queryKey: ['lottery', 'rebuy', draw.gameCode, betType, selection, unit, multiple] as const,
    queryFn: async ({ signal }) => {
      const params = { gameCode: draw.gameCode };
      const { game } = await lotteryCall('GET /lottery/v1/games/:gameCode', { params }, { signal });
      if (!game.next || !game.isOpen) return null;
      const lines = [{ drawId: game.next.id, betType, selection, unit, multiple }];
      const body = { lines, currency };
      const checked = await lotteryCall('POST /lottery/v1/orders/check', { body }, { signal });
      return { next: game.next, lines, stake: checked.stake, fault: checked.faults[0]?.code };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

function RebuyDialog({
  ticket,
  idempotencyKey,
  onClose,
}: {
  ticket: LotteryTicket;
  /** Pressed twice, it is one order. */
  idempotencyKey: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const why = useRefusalWords();
  const label = useDrawLabel();
  const errorWords = useErrorWords();
  const { currency, told } = useTicketMoney(ticket);
  const { data: offer, isPending, error } = useOffer(ticket, currency);
  const buy = useMutation({
    mutationFn: async () => {
      const body = { idempotencyKey, lines: offer?.lines ?? [] };
      return lotteryMemberCall('POST /lottery/v1/orders', { body });
    },
    onSuccess: async ({ orderId, refused }) => {
      await forgetTickets();
      if (orderId === null || refused > 0) return;
      showToast({ message: t('lot_rebought', { number: offer ? label(offer.next.number) : '' }) });
      onClose();
    },
  });
  const fault = offer?.fault ?? buy.data?.faults[0]?.code ?? buy.data?.refusal;
  const failure = error ?? buy.error;
  const isOff = !isPending && !offer && !error;
  return (
    <ConfirmDialog
      isOpen
      title={t('lot_rebuy')}
      confirmLabel={t('lot_buy')}
      cancelLabel={t('in_more_cancel')}
      closeLabel={t('close')}
      isBusy={isPending || buy.isPending}
      error={failure ? errorWords(failure) : fault ? why(fault) : isOff ? why('game_closed') : null}
      onConfirm={() => (offer && !offer.fault ? buy.mutate() : onClose())}
      onCancel={onClose}
    >
      {offer && (
        <p>{t('lot_rebuy_text', { number: label(offer.next.number), stake: told(offer.stake) })}</p>
      )}
    </ConfirmDialog>
  );
}
