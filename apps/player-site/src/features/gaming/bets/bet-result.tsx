import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import { isGain, wireNetOf } from '@bahati/money/net.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { OpenRound } from './open-round.tsx';
import './bet-detail-page.css';

/** What a round cost and brought; a loss is said plainly. */
export function BetResult({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { locale, money, time } = useFormat();
  const { state, payout, stake, validStake, currency, openedAt, settledAt, roundId } = bet;
  const net = wireNetOf(bet);
  const hasGained = isGain(net);
  const isNothing = !/[1-9]/.test(payout);
  const title =
    state === 'open'
      ? t('bet_result_open')
      : state === 'voided'
        ? t('bet_result_voided')
        : hasGained
          ? t('bet_result_won')
          : isNothing
            ? t('bet_result_none')
            : t('bet_result_returned');
  const sum = (
    <Amount
      value={net}
      currency={currency}
      locale={locale}
      sign="always"
      tone={hasGained ? 'win' : 'text'}
    />
  );
  return (
    <section className="bet-result" aria-labelledby="bet-title">
      <div className="bet-lead">
        <img className="bet-art" src={bet.icon} alt="" width={72} height={90} />
        <div>
          <h1 id="bet-title" className="bet-title">
            {bet.gameName}
          </h1>
          <p className="quiet">{bet.vendorName}</p>
          <StatusChip
            tone={state === 'settled' ? 'lagoon' : state === 'open' ? 'brass' : 'quiet'}
            isLive={state === 'open'}
          >
            {t(`round_${state}`)}
          </StatusChip>
        </div>
      </div>
      <div className="bet-payout">
        <p className={state === 'open' ? 'bet-open' : 'quiet'}>{title}</p>
        {state === 'settled' && (
          <Amount
            value={payout}
            currency={currency}
            locale={locale}
            size="xl"
            tone={hasGained ? 'win' : 'quiet'}
          />
        )}
      </div>
      {state === 'open' && <OpenRound bet={bet} />}
      <KeyValueList
        items={[
          { id: 'stake', label: t('bet_stake'), value: money(stake, currency) },
          ...(validStake === null
            ? []
            : [{ id: 'valid', label: t('bet_valid_stake'), value: money(validStake, currency) }]),
          { id: 'opened', label: t('bet_opened'), value: time(openedAt) },
          ...(settledAt
            ? [{ id: 'settled', label: t('bet_settled'), value: time(settledAt) }]
            : []),
          {
            id: 'round',
            label: t('bet_round'),
            value: <code className="fair-value">{roundId}</code>,
          },
          ...(state === 'settled'
            ? [{ id: 'net', label: t('bet_net'), value: sum, isStrong: true }]
            : []),
        ]}
      />
    </section>
  );
}
