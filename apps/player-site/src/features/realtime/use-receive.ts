import type { LiveMessage } from '@bahati/contract/player-site/live.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { forgetMemberCall, memberQuery, queryClient } from '#site/api.ts';
import { forgetRewards } from '#features/rewards/forget-rewards.ts';
import { forgetInbox } from '#features/content/inbox/use-inbox.ts';
import { useFormat } from '#features/language/use-format.ts';

type MemberMessage = Exclude<
  LiveMessage,
  { type: 'session_ended' | 'session_locked' | 'system_changed' }
>;

/** Puts what the server tells into what the screens read, and says aloud what is news. */
export function useReceive() {
  const { t } = useTranslation();
  const { money } = useFormat();

  return (message: MemberMessage) => {
    switch (message.type) {
      case 'balance': {
        const { queryKey } = memberQuery('GET /wps/v2/wallets/balance');
        queryClient.setQueryData(queryKey, message.balance);
        void forgetMemberCall('GET /wps/gaming/bets');
        void forgetMemberCall('GET /wps/records/movements');
        void forgetMemberCall('GET /wps/records/profit');
        void forgetMemberCall('GET /wps/rewards/summary');
        void forgetMemberCall('GET /wps/rewards/awards');
        void forgetMemberCall('GET /wps/rewards/bonuses');
        return;
      }
      case 'chat_changed':
        void forgetMemberCall('GET /wps/chat');
        return;
      case 'inbox_changed':
        void forgetInbox();
        return;
      case 'deposit': {
        const { id, status, credited, currency } = message.deposit;
        const { queryKey } = memberQuery('GET /wps/cashier/deposits/:id', { params: { id } });
        queryClient.setQueryData(queryKey, message.deposit);
        void forgetMemberCall('GET /wps/cashier/deposits');
        if (status === 'completed') void forgetRewards();
        if (status === 'completed')
          showToast({
            tone: 'win',
            message: t('toast_deposit_completed', { amount: money(credited, currency) }),
          });
        return;
      }
      case 'withdrawal': {
        const { id, status, amount, net, currency } = message.withdrawal;
        const { queryKey } = memberQuery('GET /wps/cashier/withdrawals/:id', { params: { id } });
        queryClient.setQueryData(queryKey, message.withdrawal);
        void forgetMemberCall('GET /wps/cashier/withdrawals');
        void forgetMemberCall('GET /wps/cashier/withdrawals/:id/dispute');
        if (status === 'paid')
          showToast({
            tone: 'win',
            message: t('toast_withdrawal_paid', { amount: money(net, currency) }),
          });
        if (status === 'rejected' || status === 'failed')
          showToast({
            tone: 'warn',
            message: t('toast_withdrawal_returned', { amount: money(amount, currency) }),
          });
      }
    }
  };
}
