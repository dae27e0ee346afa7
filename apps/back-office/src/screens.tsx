/** Every screen of the back office, in the order of the menu; brands come from their switch alone. */
import {
  CheckIcon,
  ClockIcon,
  DepositIcon,
  EyeIcon,
  FilterIcon,
  HistoryIcon,
  HomeIcon,
  GlobeIcon,
  LockIcon,
  SettingsIcon,
  ShieldIcon,
  PictureIcon,
  PlayIcon,
  TagIcon,
  TeamIcon,
  UserIcon,
  WalletIcon,
  WarningIcon,
  WithdrawIcon,
} from '@bahati/ui/icons/icons.tsx';
import { PointsIcon, ReceiptIcon } from '@bahati/ui/icons/money-icons.tsx';
import { TrophyIcon } from '@bahati/ui/icons/trophy-icon.tsx';
import { agencyScreens } from '#features/agency/agency-screens.tsx';
import { rewardScreens } from '#features/rewards/reward-screens.tsx';
import { ApprovalsPage } from '#features/approvals/approvals-page.tsx';
import { AdjustmentsPage } from '#features/cashier/adjustments/adjustments-page.tsx';
import { DepositsPage } from '#features/cashier/deposits/deposits-page.tsx';
import { DisputesPage } from '#features/cashier/disputes/disputes-page.tsx';
import { MoneyRulesPage } from '#features/cashier/money-rules/money-rules-page.tsx';
import { PaymentMethodsPage } from '#features/cashier/payment-methods/payment-methods-page.tsx';
import { ReconciliationPage } from '#features/cashier/reconciliation/reconciliation-page.tsx';
import { WithdrawalsPage } from '#features/cashier/withdrawals/withdrawals-page.tsx';
import { GamesPage } from '#features/catalogue/games-page.tsx';
import { ContentPage } from '#features/content/content-page.tsx';
import { FeedbackIcon } from '#features/content/feedback/feedback-icon.tsx';
import { FeedbackPage } from '#features/content/feedback/feedback-page.tsx';
import { ProvidersPage } from '#features/gaming/providers-page.tsx';
import { ReceivablesPage } from '#features/gaming/receivables/receivables-page.tsx';
import { RoundsPage } from '#features/gaming/rounds-page.tsx';
import { AccessPage } from '#features/identity/access-page.tsx';
import { BrandsPage } from '#features/insight/brands-page.tsx';
import { DashboardPage } from '#features/insight/dashboard-page.tsx';
import { InsightPage } from '#features/insight/insight-page.tsx';
import { DuplicatesPage } from '#features/kyc/duplicates-page.tsx';
import { VerificationPage } from '#features/kyc/verification-page.tsx';
import { MemberPage } from '#features/members/member-page.tsx';
import { MembersPage } from '#features/members/members-page.tsx';
import { TagsPage } from '#features/members/tags/tags-page.tsx';
import { EnvelopeIcon } from '#features/messaging/message-icons.tsx';
import { MessagesPage } from '#features/messaging/messages-page.tsx';
import { MissionsPage } from '#features/rewards/missions/missions-page.tsx';
import { OperationsIcon } from '#features/operations/operations-icon.tsx';
import { OperationsPage } from '#features/operations/operations-page.tsx';
import { PointsMallPage } from '#features/rewards/points/points-mall-page.tsx';
import { ReportsPage } from '#features/records/reports-page.tsx';
import { drawScreens } from '#features/rewards/draws/draw-screens.tsx';
import { ScheduledReportsPage } from '#features/records/scheduled-reports-page.tsx';
import { TaxesPage } from '#features/records/taxes-page.tsx';
import { AmlPage } from '#features/risk/aml-page.tsx';
import { AnomaliesPage } from '#features/risk/anomalies-page.tsx';
import { AuditPage } from '#features/staff/audit/audit-page.tsx';
import { OwnPage } from '#features/staff/account/own-page.tsx';
import { StaffPage } from '#features/staff/staff-page.tsx';
import { StaffPersonPage } from '#features/staff/staff-person-page.tsx';
import { ChatIcon } from '#features/support/chat-icon.tsx';
import { ChatsPage } from '#features/support/chats-page.tsx';
import { BrandPage } from '#features/system/brand-page.tsx';
import { programScreens } from './program-screens.tsx';
import type { Screen } from './screen.tsx';

export const screens: readonly Screen[] = [
  {
    name: 'dashboard',
    needs: 'GET /bo/dashboard',
    page: DashboardPage,
    menu: { group: 'today', icon: HomeIcon },
  },
  {
    name: 'withdrawals',
    needs: 'GET /bo/withdrawals',
    page: WithdrawalsPage,
    menu: { group: 'money', icon: WithdrawIcon },
  },
  {
    name: 'disputes',
    needs: 'GET /bo/disputes',
    page: DisputesPage,
    menu: { group: 'money', icon: WarningIcon },
  },
  {
    name: 'deposits',
    needs: 'GET /bo/deposits',
    page: DepositsPage,
    menu: { group: 'money', icon: DepositIcon },
  },
  {
    name: 'reconciliation',
    needs: 'GET /bo/reconciliationExceptions',
    page: ReconciliationPage,
    menu: { group: 'money', icon: FilterIcon },
  },
  {
    name: 'adjustments',
    needs: 'GET /bo/adjustments',
    page: AdjustmentsPage,
    menu: { group: 'money', icon: ReceiptIcon },
  },
  {
    name: 'payment_methods',
    needs: 'GET /bo/paymentMethods',
    page: PaymentMethodsPage,
    menu: { group: 'money', icon: WalletIcon },
  },
  {
    name: 'money_rules',
    needs: 'GET /bo/withdrawalRules',
    page: MoneyRulesPage,
    menu: { group: 'money', icon: ShieldIcon },
  },
  {
    name: 'taxes',
    needs: 'GET /bo/taxes',
    page: TaxesPage,
    menu: { group: 'money', icon: ReceiptIcon },
  },
  {
    name: 'members',
    needs: 'GET /bo/members',
    page: MembersPage,
    menu: { group: 'members', icon: UserIcon },
  },
  {
    name: 'members',
    path: '/members/$id/show',
    needs: 'GET /bo/members/:id',
    page: MemberPage,
    isOwnTitle: true,
  },
  {
    name: 'member_tags',
    needs: 'GET /bo/memberTags/counted',
    page: TagsPage,
    menu: { group: 'members', icon: TagIcon },
  },
  {
    name: 'verification',
    needs: 'GET /bo/kyc',
    page: VerificationPage,
    menu: { group: 'members', icon: EyeIcon },
  },
  {
    name: 'duplicates',
    needs: 'GET /bo/duplicates',
    page: DuplicatesPage,
    menu: { group: 'members', icon: TeamIcon },
  },
  {
    name: 'chats',
    needs: 'GET /bo/chats',
    page: ChatsPage,
    menu: { group: 'members', icon: ChatIcon },
  },
  {
    name: 'messages',
    needs: 'GET /bo/messages',
    page: MessagesPage,
    menu: { group: 'members', icon: EnvelopeIcon },
  },
  {
    name: 'feedback',
    needs: 'GET /bo/feedback',
    page: FeedbackPage,
    menu: { group: 'members', icon: FeedbackIcon },
  },
  ...agencyScreens,
  ...rewardScreens,
  {
    name: 'points_mall',
    needs: 'GET /bo/pointOrders',
    page: PointsMallPage,
    menu: { group: 'rewards', icon: PointsIcon },
  },
  ...drawScreens,
  {
    name: 'games',
    needs: 'GET /bo/games',
    page: GamesPage,
    menu: { group: 'games', icon: PlayIcon },
  },
  {
    name: 'rounds',
    needs: 'GET /bo/rounds',
    page: RoundsPage,
    menu: { group: 'games', icon: ClockIcon },
  },
  {
    name: 'receivables',
    needs: 'GET /bo/receivables',
    page: ReceivablesPage,
    menu: { group: 'games', icon: WalletIcon },
  },
  {
    name: 'providers',
    needs: 'GET /bo/providers',
    page: ProvidersPage,
    menu: { group: 'games', icon: SettingsIcon },
  },
  ...programScreens,
  {
    name: 'missions',
    needs: 'GET /bo/missions',
    page: MissionsPage,
    menu: { group: 'rewards', icon: TrophyIcon },
  },
  {
    name: 'content',
    needs: 'GET /bo/announcements',
    page: ContentPage,
    menu: { group: 'site', icon: PictureIcon },
  },
  {
    name: 'brand',
    needs: 'GET /bo/brand',
    page: BrandPage,
    menu: { group: 'site', icon: GlobeIcon },
  },
  {
    name: 'access',
    needs: 'GET /bo/addressBlocks',
    page: AccessPage,
    menu: { group: 'site', icon: LockIcon },
  },
  {
    name: 'insight',
    needs: 'GET /bo/insight/breakdown',
    page: InsightPage,
    menu: { group: 'insight', icon: FilterIcon },
  },
  {
    name: 'reports',
    needs: 'GET /bo/reports/daily',
    page: ReportsPage,
    menu: { group: 'insight', icon: TagIcon },
  },
  {
    name: 'scheduled_reports',
    needs: 'GET /bo/reportSchedules',
    page: ScheduledReportsPage,
    menu: { group: 'insight', icon: EnvelopeIcon },
  },
  {
    name: 'aml',
    needs: 'GET /bo/aml/cases',
    page: AmlPage,
    menu: { group: 'insight', icon: ShieldIcon },
  },
  {
    name: 'anomalies',
    needs: 'GET /bo/anomalies',
    page: AnomaliesPage,
    menu: { group: 'insight', icon: WarningIcon },
  },
  {
    name: 'approvals',
    needs: 'GET /bo/approvals',
    page: ApprovalsPage,
    menu: { group: 'house', icon: CheckIcon },
  },
  {
    name: 'staff',
    needs: 'GET /bo/staff',
    page: StaffPage,
    menu: { group: 'house', icon: TeamIcon },
  },
  {
    name: 'staff',
    path: '/staff/$id/show',
    needs: 'GET /bo/staff/:id',
    page: StaffPersonPage,
    isOwnTitle: true,
  },
  {
    name: 'operations',
    needs: 'GET /bo/operations/alarms',
    page: OperationsPage,
    menu: { group: 'house', icon: OperationsIcon },
  },
  {
    name: 'audit',
    needs: 'GET /bo/audit',
    page: AuditPage,
    menu: { group: 'house', icon: HistoryIcon },
  },
  { name: 'brands', needs: 'GET /bo/brandSums', page: BrandsPage },
  { name: 'own', needs: 'GET /bo/own', page: OwnPage },
];
