import {
  BellIcon,
  ClockIcon,
  DepositIcon,
  HistoryIcon,
  RefreshIcon,
  ShieldIcon,
  TagIcon,
  WalletIcon,
  WithdrawIcon,
} from '@bahati/ui/icons/icons.tsx';
import { TrophyIcon } from '@bahati/ui/icons/trophy-icon.tsx';
import { GiftIcon, PointsIcon, ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { AddMemberIcon, CoinsIcon } from '@bahati/ui/icons/agency-icons.tsx';
import { CrownIcon } from '@bahati/ui/icons/crown-icon.tsx';
import { useOffers } from '#features/rewards/use-offers.ts';
import { useBrand } from '#features/brand/use-brand.ts';

/** The member centre's pages in the order of its menu (spec §2). */
const memberLinks = [
  { to: '/member', label: 'member_account', Icon: ShieldIcon },
  { to: '/member/transferFund', label: 'member_wallet', Icon: WalletIcon },
  { to: '/member/depositv2', label: 'member_deposit', Icon: DepositIcon },
  { to: '/member/withdraw', label: 'member_withdrawal', Icon: WithdrawIcon },
  { to: '/member/personalHistoryCopy', label: 'member_betting_record', Icon: HistoryIcon },
  { to: '/member/transactionHistory', label: 'records_account', Icon: ReceiptIcon },
  { to: '/member/personalProfit', label: 'records_profit', Icon: TagIcon },
  { to: '/member/bonusDetails', label: 'records_bonuses', Icon: CoinsIcon },
  { to: '/member/rewardCenter', label: 'rewards_title', Icon: GiftIcon },
  { to: '/member/missionLeaderboard', label: 'missions_title', Icon: TrophyIcon },
  { to: '/pointMall', label: 'points_menu', Icon: PointsIcon, flag: 'points' },
  { to: '/member/manualRebate', label: 'rebate_title', Icon: RefreshIcon, flag: 'manualRebate' },
  { to: '/member/limits', label: 'limits_title', Icon: ClockIcon },
  { to: '/member/messageV2', label: 'messages_title', Icon: BellIcon },
  // Last, since it is known a moment later whether the brand offers them: nothing moves then.
  { to: '/member/vip', label: 'vip_title', Icon: CrownIcon, offer: 'vip' },
  { to: '/member/referral', label: 'referral_title', Icon: AddMemberIcon, offer: 'referral' },
] as const;

/** Those that tell how much waits: messages, and rewards to claim. */
export const messagesPath = '/member/messageV2';
export const rewardsPath = '/member/rewardCenter';

/** The one that tells how many missions may be claimed. */
export const missionsPath = '/member/missionLeaderboard';

/** Those of the pages that the brand has. */
export function useMemberLinks() {
  const { flags } = useBrand();
  const offers = useOffers();
  return memberLinks.filter(
    (link) => !('flag' in link && !flags[link.flag]) && !('offer' in link && !offers[link.offer]),
  );
}
