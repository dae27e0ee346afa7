import { useMemo } from 'react';
import { createQueryClient } from '@bahati/client/query.ts';
import { useTheme } from '@bahati/ui/theme/theme.ts';
import { Admin, type I18nProvider, Resource } from 'react-admin';
import { BrowserRouter } from 'react-router-dom';
import { AdjustmentsPage } from '#features/cashier/adjustments-page.tsx';
import { DepositsPage } from '#features/cashier/deposits-page.tsx';
import { DisputesPage } from '#features/cashier/disputes-page.tsx';
import { ReconciliationPage } from '#features/cashier/reconciliation-page.tsx';
import { WaysToPayPage } from '#features/cashier/ways-to-pay-page.tsx';
import { WithdrawalsPage } from '#features/cashier/withdrawals-page.tsx';
import { ContentPage } from '#features/content/content-page.tsx';
import { FeedbackPage } from '#features/content/feedback-page.tsx';
import { AccessPage } from '#features/identity/access-page.tsx';
import { MemberPage } from '#features/members/member-page.tsx';
import { MembersPage } from '#features/members/members-page.tsx';
import { MessagesPage } from '#features/messaging/messages-page.tsx';
import { ReportsPage } from '#features/records/reports-page.tsx';
import { AuditPage } from '#features/staff/audit-page.tsx';
import { LoginPage } from '#features/staff/login-page.tsx';
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
    <BrowserRouter>
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
        <Resource name="withdrawals" list={WithdrawalsPage} />
        <Resource name="disputes" list={DisputesPage} />
        <Resource name="deposits" list={DepositsPage} />
        <Resource name="reconciliation" list={ReconciliationPage} />
        <Resource name="ways_to_pay" list={WaysToPayPage} />
        <Resource name="adjustments" list={AdjustmentsPage} />
        <Resource name="members" list={MembersPage} show={MemberPage} />
        <Resource name="reports" list={ReportsPage} />
        <Resource name="chats" list={ChatsPage} />
        <Resource name="messages" list={MessagesPage} />
        <Resource name="feedback" list={FeedbackPage} />
        <Resource name="content" list={ContentPage} />
        <Resource name="brand" list={BrandPage} />
        <Resource name="access" list={AccessPage} />
        <Resource name="audit" list={AuditPage} />
      </Admin>
    </BrowserRouter>
  );
}
