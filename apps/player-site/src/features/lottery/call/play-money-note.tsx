/** Says whose money tickets are bought with where it is not the member's own. */
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useLotteryWallet } from './use-lottery-wallet.ts';

export function PlayMoneyNote() {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { isPlay, balance, currency } = useLotteryWallet();
  if (!isPlay) return null;
  return (
    <NoticeBar>
      <strong>{t('lottery_play_money')}</strong>{' '}
      {balance !== undefined && t('lottery_play_balance', { balance: money(balance, currency) })}
    </NoticeBar>
  );
}
