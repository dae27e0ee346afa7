import type { TransferWallet } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import { Amount } from '@bahati/ui/amount/amount.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { WalletIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { MoveDialog } from './move-dialog.tsx';
import { RecallAll } from './recall-all.tsx';
import { useHiddenBalance } from './use-hidden-balance.ts';
import { useTransferWallets } from './use-transfer-wallets.ts';
import './transfer-wallets.css';

/** The wallets at vendors that keep their own; where there is none, nothing is said of them. */
export function TransferWallets() {
  const { t } = useTranslation();
  const { data, isPending } = useTransferWallets();
  const [chosen, setChosen] = useState<string>();
  const wallets = data?.wallets ?? [];
  const wallet = wallets.find(({ vendor }) => vendor === chosen);
  // Their place is held, so that what stands below does not move.
  if (isPending) return <SkeletonRows count={3} label={t('loading')} />;
  if (wallets.length === 0) return null;
  return (
    <section className="member-section" aria-labelledby="transfer-wallets">
      <div>
        <h2 id="transfer-wallets" className="member-section-title">
          {t('move_wallets')}
        </h2>
        <p className="quiet transfer-wallets-about">{t('move_wallets_about')}</p>
      </div>
      <ul className="rows">
        {wallets.map((each) => (
          <li key={each.vendor}>
            <WalletRow wallet={each} onMove={() => setChosen(each.vendor)} />
          </li>
        ))}
      </ul>
      <RecallAll wallets={wallets} />
      {wallet && <MoveDialog wallet={wallet} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

function WalletRow({ wallet, onMove }: { wallet: TransferWallet; onMove: () => void }) {
  const { t } = useTranslation();
  const { locale } = useFormat();
  const { isHidden } = useHiddenBalance();
  const { vendorName, balance, currency, underWay } = wallet;
  const isUnderWay = underWay !== null;
  return (
    <ListRow
      leading={
        <span className="movement-mark">
          <WalletIcon size={20} />
        </span>
      }
      title={vendorName}
      subtitle={
        isUnderWay ? (
          <StatusChip tone="brass" isLive>
            {t('wallet_pending')}
          </StatusChip>
        ) : balance === null ? (
          t('move_no_answer')
        ) : (
          <Amount
            value={balance}
            currency={currency}
            locale={locale}
            isHidden={isHidden}
            hiddenLabel={t('balance_hidden')}
            isAnimated
          />
        )
      }
      trailing={
        <Button size="s" disabled={isUnderWay} onClick={onMove}>
          {t('move_open')}
        </Button>
      }
    />
  );
}
