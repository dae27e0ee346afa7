import type { Bet } from '@bahati/contract/player-site/gaming/gaming.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { Badge } from '@bahati/ui/badge/badge.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { WalletIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { isGain, wireNetOf } from '@bahati/money/net.ts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** One round of the record: what was staked and, at the end of the line, what it came to. */
export function BetRow({ bet }: { bet: Bet }) {
  const { t } = useTranslation();
  const { locale, clock, money } = useFormat();
  const { id, icon, gameName, vendorName, isTransferWallet, openedAt } = bet;
  const { stake, currency, state } = bet;
  const net = wireNetOf(bet);
  return (
    <ListRow
      renderLink={(link) => (
        <Link to="/member/personalHistoryCopy/$betId" params={{ betId: id }} {...link} />
      )}
      leading={
        <img className="record-art" src={icon} alt="" width={40} height={50} loading="lazy" />
      }
      title={<span className="record-name">{gameName}</span>}
      subtitle={
        <>
          <span className="tabular">{clock(openedAt)}</span>
          <span className="record-vendor"> · {vendorName}</span>
          {isTransferWallet && (
            <span className="record-wallet" title={t('records_transfer_wallet')}>
              {' · '}
              <WalletIcon size={15} />
              <span className="record-wallet-name">{t('records_transfer_wallet')}</span>
            </span>
          )}
        </>
      }
      trailing={
        state === 'settled' ? (
          <Amount
            value={net}
            currency={currency}
            locale={locale}
            sign="always"
            tone={isGain(net) ? 'win' : 'text'}
          />
        ) : (
          <StatusChip tone={state === 'open' ? 'brass' : 'quiet'} isLive={state === 'open'}>
            {t(`round_${state}`)}
          </StatusChip>
        )
      }
      trailingNote={
        bet.isFreeRound ? (
          <Badge tone="brass">{t('record_free_round')}</Badge>
        ) : (
          <span className="tabular">{t('record_stake', { amount: money(stake, currency) })}</span>
        )
      }
    />
  );
}
