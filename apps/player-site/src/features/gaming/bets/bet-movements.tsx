import type { CallValue } from '@bahati/contract/call.ts';
import type { PlayerSiteCalls } from '@bahati/contract/player-site/calls.ts';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';

type Detail = CallValue<PlayerSiteCalls['GET /wps/gaming/bets/:id']>;
type Movement = Detail['transactions'][number];

/** What a round did with the member's money, first to last. */
export function BetMovements({ bet, transactions }: Pick<Detail, 'bet' | 'transactions'>) {
  const { t } = useTranslation();
  const { money, time } = useFormat();
  const { currency, vendorName } = bet;
  return (
    <section className="bet-section">
      <h2 className="member-section-title">{t('bet_movements')}</h2>
      <ul className="bet-movements">
        {transactions.map(({ id, kind, stake, payout, at, slip }) => (
          <li key={`${id} ${kind}`} className="bet-movement">
            <span>
              {t(`bet_kind_${kind}`)}
              <span className="bet-movement-time tabular">{time(at)}</span>
              {slip && <SlipText slip={slip} currency={currency} vendor={vendorName} />}
            </span>
            {slip ? (
              <SlipSums kind={kind} stake={stake} slip={slip} currency={currency} />
            ) : (
              <span className="tabular">
                {t('record_stake', { amount: money(stake, currency) })}
                <br />
                {t('bet_payout')} {money(payout, currency)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Slip = NonNullable<Movement['slip']>;
type Currency = Detail['bet']['currency'];

const isSome = (amount: string) => /[1-9]/.test(amount);

/** The figures of one step of a slip; a step that moved nothing has none. */
function SlipSums({
  kind,
  stake,
  slip,
  currency,
}: Pick<Movement, 'kind' | 'stake'> & { slip: Slip; currency: Currency }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { odds, paid, returned, stakeReturned } = slip;
  const isPaying = ['settle', 'cash_out'].includes(kind);
  return (
    <span className="tabular">
      {kind === 'reserve' && <span>{t('record_stake', { amount: money(stake, currency) })} </span>}
      {odds && <span className="bet-movement-step">{t('slip_odds', { odds })}</span>}
      {isSome(stakeReturned) && (
        <span className="bet-movement-step">
          {t('slip_stake_returned', { amount: money(stakeReturned, currency) })}
        </span>
      )}
      {(isPaying || isSome(paid)) && (
        <span className="bet-movement-step">
          {t('slip_paid', { amount: money(paid, currency) })}
        </span>
      )}
      {isSome(returned) && (
        <span className="bet-movement-step">
          {t('slip_returned', { amount: money(returned, currency) })}
        </span>
      )}
    </span>
  );
}

/** Why, and what is owed of it or was paid off. */
function SlipText({ slip, currency, vendor }: { slip: Slip; currency: Currency; vendor: string }) {
  const { t, has } = useTranslation();
  const { money } = useFormat();
  const { reason, owed, paidOff } = slip;
  const known = `slip_reason_${reason}`;
  const why = reason !== null && has(known) ? t(known as 'slip_reason_cancelled') : reason;
  return (
    <>
      {why && <span className="bet-movement-why">{why}</span>}
      {isSome(owed) && (
        <span className="bet-movement-why">
          {t('slip_owed', { amount: money(owed, currency), vendor })}
        </span>
      )}
      {isSome(paidOff) && (
        <span className="bet-movement-why">
          {t('slip_paid_off', { amount: money(paidOff, currency), vendor })}
        </span>
      )}
    </>
  );
}
