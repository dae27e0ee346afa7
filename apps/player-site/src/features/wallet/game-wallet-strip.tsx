import { Button } from '@bahati/ui/button/button.tsx';
import { WalletIcon } from '@bahati/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useTransferWallets } from './use-transfer-wallets.ts';
import './transfer-wallets.css';

/**
 * Over a game that is played from a vendor's own wallet: says so and leads to moving money. With
 * nothing there and money in the main wallet it asks by itself, once; it never moves any.
 */
export function GameWalletStrip({ vendor, onMoved }: { vendor: string; onMoved: () => void }) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState<'asked' | 'closed'>();
  const main = useQuery(memberQuery('GET /wps/v2/wallets/balance'));
  const { data } = useTransferWallets();
  const wallet = data?.wallets.find((each) => each.vendor === vendor);
  if (!wallet) return null;
  const hasMoney = /[1-9]/.test(main.data?.balance ?? '');
  const isEmpty = wallet.underWay === null && wallet.balance === '0.00';
  const isOpen = choice === 'asked' || (choice === undefined && isEmpty && hasMoney);
  return (
    <div className="game-wallet">
      <WalletIcon size={18} />
      <p className="game-wallet-words">{t('move_game', { vendor: wallet.vendorName })}</p>
      <Button size="s" disabled={wallet.underWay !== null} onClick={() => setChoice('asked')}>
        {t('move_open')}
      </Button>
      {isOpen && (
        <MoveDialog wallet={wallet} onClose={() => setChoice('closed')} onMoved={onMoved} />
      )}
    </div>
  );
}
