import type agency from '#features/agency/words.en.json';
import type agencyBills from '#features/agency/bills/words.en.json';
import type agencyContracts from '#features/agency/contracts/words.en.json';
import type agencyRegisterCentre from '#features/agency/register-centre/words.en.json';
import type agencyIncome from '#features/agency/income/words.en.json';
import type agencyTeam from '#features/agency/team/words.en.json';
import type banners from '#features/banners/words.en.json';
import type brand from '#features/brand/words.en.json';
import type cashier from '#features/cashier/words.en.json';
import type catalogue from '#features/catalogue/words.en.json';
import type content from '#features/content/words.en.json';
import type forms from '#features/forms/words.en.json';
import type gaming from '#features/gaming/words.en.json';
import type identity from '#features/identity/words.en.json';
import type install from '#features/install/words.en.json';
import type kyc from '#features/kyc/words.en.json';
import type language from '#features/language/words.en.json';
import type limits from '#features/limits/words.en.json';
import type loading from '#features/loading/words.en.json';
import type lottery from '#features/lottery/words.en.json';
import type lotteryProof from '#features/lottery/proof/words.en.json';
import type lotteryResults from '#features/lottery/results/words.en.json';
import type lotteryTickets from '#features/lottery/tickets/words.en.json';
import type lowData from '#features/low-data/words.en.json';
import type members from '#features/members/words.en.json';
import type realtime from '#features/realtime/words.en.json';
import type missions from '#features/rewards/missions/words.en.json';
import type rewardPoints from '#features/rewards/points/words.en.json';
import type records from '#features/records/words.en.json';
import type rewardsClaiming from '#features/rewards/claiming/words.en.json';
import type rewardsReferral from '#features/rewards/referral/words.en.json';
import type rewardsVip from '#features/rewards/vip/words.en.json';
import type rewardCentre from '#features/rewards/centre/words.en.json';
import type rewardDraws from '#features/rewards/draws/words.en.json';
import type rewardsFreeRounds from '#features/rewards/free-rounds/words.en.json';
import type sportsbook from '#features/sportsbook/words.en.json';
import type sportsbookBets from '#features/sportsbook/bets/words.en.json';
import type sportsbookJackpots from '#features/sportsbook/jackpots/words.en.json';
import type sportsbookSlip from '#features/sportsbook/slip/words.en.json';
import type sportsbookVirtuals from '#features/sportsbook/virtuals/words.en.json';
import type support from '#features/support/words.en.json';
import type uploads from '#features/uploads/words.en.json';
import type wallet from '#features/wallet/words.en.json';
import type agentLayout from '#site/layouts/agent/words.en.json';
import type layouts from '#site/layouts/words.en.json';
import type common from './words.en.json';

/** Every word of the site; a new file of words is added to both lists. */
export type SiteWords = typeof agency &
  typeof agencyBills &
  typeof agencyContracts &
  typeof agencyRegisterCentre &
  typeof agencyIncome &
  typeof agencyTeam &
  typeof banners &
  typeof brand &
  typeof cashier &
  typeof catalogue &
  typeof content &
  typeof forms &
  typeof gaming &
  typeof identity &
  typeof install &
  typeof kyc &
  typeof language &
  typeof limits &
  typeof loading &
  typeof lottery &
  typeof lotteryProof &
  typeof lotteryResults &
  typeof lotteryTickets &
  typeof lowData &
  typeof members &
  typeof realtime &
  typeof missions &
  typeof rewardPoints &
  typeof records &
  typeof rewardsClaiming &
  typeof rewardsReferral &
  typeof rewardsVip &
  typeof rewardCentre &
  typeof rewardDraws &
  typeof rewardsFreeRounds &
  typeof sportsbook &
  typeof sportsbookBets &
  typeof sportsbookJackpots &
  typeof sportsbookVirtuals &
  typeof sportsbookSlip &
  typeof support &
  typeof uploads &
  typeof wallet &
  typeof agentLayout &
  typeof layouts &
  typeof common;
