import type { WalletMove } from '@bahati/contract/player-site/gaming/transfer-wallets.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';

/** What became of a move, in a sentence. */
export function useMoveWords() {
  const { t } = useTranslation();
  const { money } = useFormat();
  return ({ state, reason, amount, currency }: WalletMove): string => {
    if (state === 'done') return t('move_done', { amount: money(amount, currency) });
    if (state === 'sent' || reason === null) return t('move_sent');
    return t(`move_undone_${reason}`);
  };
}
