import { useMemo } from 'react';
import { createQueryClient } from '@bahati/client/query.ts';
import { useTheme } from '@bahati/ui/theme/theme.ts';
import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { ApprovalsPage } from '#features/approvals/approvals-page.tsx';
import { AdjustmentsPage } from '#features/cashier/adjustments-page.tsx';
import { DepositsPage } from '#features/cashier/deposits-page.tsx';
import { DisputesPage } from '#features/cashier/disputes-page.tsx';
import { MoneyRulesPage } from '#features/cashier/money-rules-page.tsx';
import { ReconciliationPage } from '#features/cashier/reconciliation-page.tsx';
import { PaymentMethodsPage } from '#features/cashier/payment-methods-page.tsx';
import { WithdrawalsPage } from '#features/cashier/withdrawals-page.tsx';
import { GamesPage } from '#features/catalogue/games-page.tsx';
import { ContentPage } from '#features/content/content-page.tsx';
import { FeedbackPage } from '#features/content/feedback-page.tsx';
import { ProvidersPage } from '#features/gaming/providers-page.tsx';
import { RoundsPage } from '#features/gaming/rounds-page.tsx';
import { AccessPage } from '#features/identity/access-page.tsx';
import { DuplicatesPage } from '#features/kyc/duplicates-page.tsx';
import { VerificationPage } from '#features/kyc/verification-page.tsx';
import { DashboardPage } from '#features/insight/dashboard-page.tsx';
import { InsightPage } from '#features/insight/insight-page.tsx';
import { MemberPage } from '#features/members/member-page.tsx';
import { MembersPage } from '#features/members/members-page.tsx';
import { TagsPage } from '#features/members/tags-page.tsx';
import { MessagesPage } from '#features/messaging/messages-page.tsx';
import { OperationsPage } from '#features/operations/operations-page.tsx';
import { ReportsPage } from '#features/records/reports-page.tsx';
import { ScheduledReportsPage } from '#features/records/scheduled-reports-page.tsx';
import { TaxesPage } from '#features/records/taxes-page.tsx';
import { AmlPage } from '#features/risk/aml-page.tsx';
import { AnomaliesPage } from '#features/risk/anomalies-page.tsx';
import { AuditPage } from '#features/staff/audit-page.tsx';
import { InvitationPage } from '#features/staff/invitation-page.tsx';
import { LoginPage } from '#features/staff/login-page.tsx';
import { OwnPage } from '#features/staff/own-page.tsx';
import { StaffPage } from '#features/staff/staff-page.tsx';
import { StaffPersonPage } from '#features/staff/staff-person-page.tsx';
import { ChatsPage } from '#features/support/chats-page.tsx';
import { BrandPage } from '#features/system/brand-page.tsx';
import { authProvider } from './auth-provider.ts';
import { dataProvider } from './data-provider.ts';
import { Notifications } from './layouts/notifications.tsx';
import { OfficeLayout } from './layouts/office-layout.tsx';
import {
  AccessDeniedPage,
  LoadingPage,
  NotFoundPage,
  UnreachablePage,
} from './layouts/state-pages.tsx';
import { createOfficeTheme } from './theme/office-theme.ts';

const queryClient = createQueryClient();

/** The operator's back office: every screen behind one login, each by the rights it needs. */
export function OfficeApp({ i18nProvider }: { i18nProvider: I18nProvider }) {
  const { shown } = useTheme();
  const theme = useMemo(() => createOfficeTheme(shown), [shown]);
  return (
    // What is chosen on a list stands in the address: a late one would show the old choice again.
    <BrowserRouter useTransitions={false}>
      <Admin
        title="Bahati"
        disableTelemetry
        requireAuth
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        theme={theme}
        darkTheme={null}
        layout={OfficeLayout}
        loginPage={LoginPage}
        loading={LoadingPage}
        catchAll={NotFoundPage}
        accessDenied={AccessDeniedPage}
        authenticationError={UnreachablePage}
        notification={Notifications}
      >
        <Resource name="dashboard" list={DashboardPage} />
        <Resource name="withdrawals" list={WithdrawalsPage} />
        <Resource name="disputes" list={DisputesPage} />
        <Resource name="deposits" list={DepositsPage} />
        <Resource name="reconciliation" list={ReconciliationPage} />
        <Resource name="payment_methods" list={PaymentMethodsPage} />
        <Resource name="money_rules" list={MoneyRulesPage} />
        <Resource name="adjustments" list={AdjustmentsPage} />
        <Resource name="approvals" list={ApprovalsPage} />
        <Resource name="members" list={MembersPage} show={MemberPage} />
        <Resource name="member_tags" list={TagsPage} />
        <Resource name="duplicates" list={DuplicatesPage} />
        <Resource name="verification" list={VerificationPage} />
        <Resource name="insight" list={InsightPage} />
        <Resource name="reports" list={ReportsPage} />
        <Resource name="scheduled_reports" list={ScheduledReportsPage} />
        <Resource name="taxes" list={TaxesPage} />
        <Resource name="anomalies" list={AnomaliesPage} />
        <Resource name="aml" list={AmlPage} />
        <Resource name="games" list={GamesPage} />
        <Resource name="rounds" list={RoundsPage} />
        <Resource name="providers" list={ProvidersPage} />
        <Resource name="chats" list={ChatsPage} />
        <Resource name="messages" list={MessagesPage} />
        <Resource name="feedback" list={FeedbackPage} />
        <Resource name="content" list={ContentPage} />
        <Resource name="brand" list={BrandPage} />
        <Resource name="access" list={AccessPage} />
        <Resource name="staff" list={StaffPage} show={StaffPersonPage} />
        <Resource name="operations" list={OperationsPage} />
        <Resource name="audit" list={AuditPage} />
        <Resource name="own" list={OwnPage} />
        <CustomRoutes noLayout>
          <Route path="/invitation" element={<InvitationPage />} />
        </CustomRoutes>
      </Admin>
    </BrowserRouter>
  );
}
