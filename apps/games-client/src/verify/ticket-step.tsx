import type { Jackpot } from '@bahati/game-rules/slots/definition.ts';
import { useWords } from '#frame/shell/words.ts';

/** The ticket of a game with jackpot pools, and the level it won; undefined while no stake says. */
export function TicketStep({
  ticket,
  jackpot,
}: {
  ticket: number;
  jackpot: Jackpot | null | undefined;
}) {
  const { t, language } = useWords();
  const level = jackpot && t(`jackpot_${jackpot}`);
  return (
    <>
      <p>{t('verify_ticket_text')}</p>
      <p className="verify-payout display tabular">{ticket.toLocaleString(language)}</p>
      {jackpot === undefined && <p className="quiet">{t('verify_ticket_open')}</p>}
      {jackpot === null && <p>{t('verify_ticket_none')}</p>}
      {level && <p>{t('verify_ticket_won', { level })}</p>}
    </>
  );
}
