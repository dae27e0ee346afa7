/** What happened to a ticket beyond winning and losing, in a sentence. */
import type { LotteryTicket } from '@bahati/contract/lottery/shapes.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import { useTicketMoney } from './use-ticket-money.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { endOf } from './ticket.rules.ts';

export function TicketNotes({ ticket }: { ticket: LotteryTicket }) {
  const { t } = useTranslation();
  const why = useRefusalWords();
  const { told } = useTicketMoney(ticket);
  const { stake, payout, payoutBefore, refusal, draw } = ticket;
  const end = endOf(ticket);
  return (
    <>
      {end === 'waiting' && <p className="ticket-note">{t('lot_note_waiting')}</p>}
      {end === 'refused' && <p className="ticket-note">{why(refusal)}</p>}
      {end === 'refunded' && (
        <p className="ticket-note">{t('lot_note_refunded', { stake: told(stake) })}</p>
      )}
      {end === 'cancelled' && (
        <p className="ticket-note">{t('lot_note_cancelled', { stake: told(stake) })}</p>
      )}
      {draw.state === 'suspended' && end === 'open' && (
        <p className="ticket-note">{t('lot_note_suspended')}</p>
      )}
      {payoutBefore !== null && (
        <p className="ticket-note" data-tone="brass">
          {t('lot_note_corrected', { before: told(payoutBefore), now: told(payout) })}
        </p>
      )}
    </>
  );
}
