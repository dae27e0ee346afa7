/** The screens of rewards, in the order of the menu. */
import { CalendarIcon, MegaphoneIcon } from '@bahati/ui/icons/agency-icons.tsx';
import { GiftIcon } from '@bahati/ui/icons/money-icons.tsx';
import { CampaignBuilderPage } from '#features/rewards/campaigns/builder/campaign-builder-page.tsx';
import { CampaignCalendarPage } from '#features/rewards/campaigns/campaign-calendar-page.tsx';
import { CampaignPage } from '#features/rewards/campaigns/campaign-page.tsx';
import { CampaignsPage } from '#features/rewards/campaigns/campaigns-page.tsx';
import { RewardReviewsPage } from '#features/rewards/reviews/reward-reviews-page.tsx';
import { CrownIcon } from '@bahati/ui/icons/crown-icon.tsx';
import { ProgrammesPage } from '#features/rewards/programmes/programmes-page.tsx';
import type { Screen } from '#office/screen.tsx';

export const rewardScreens: readonly Screen[] = [
  {
    name: 'campaigns',
    needs: 'GET /bo/campaigns',
    page: CampaignsPage,
    menu: { group: 'rewards', icon: MegaphoneIcon },
  },
  {
    name: 'campaigns',
    path: '/campaigns/$id/show',
    needs: 'GET /bo/campaigns/:id',
    page: CampaignPage,
    isOwnTitle: true,
  },
  {
    name: 'campaign_builder',
    needs: 'POST /bo/campaigns',
    page: CampaignBuilderPage,
  },
  {
    name: 'campaign_calendar',
    needs: 'GET /bo/campaigns/calendar',
    page: CampaignCalendarPage,
    menu: { group: 'rewards', icon: CalendarIcon },
  },
  {
    name: 'reward_reviews',
    needs: 'GET /bo/rewards/held',
    page: RewardReviewsPage,
    menu: { group: 'rewards', icon: GiftIcon },
  },
  {
    name: 'programmes',
    needs: 'GET /bo/rewards/vipRules',
    page: ProgrammesPage,
    menu: { group: 'rewards', icon: CrownIcon },
  },
];
