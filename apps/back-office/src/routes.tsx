/** Every address of the back office: the screens, the login and the way in for somebody invited. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  type ErrorComponentProps,
  Outlet,
} from '@tanstack/react-router';
import { Redirect } from '#office/address/redirect.tsx';
import { EnterPage } from '#features/staff/account/enter-page.tsx';
import { InvitationPage } from '#features/staff/account/invitation-page.tsx';
import { LoginPage } from '#features/staff/account/login-page.tsx';
import { Messages } from './layouts/messages.tsx';
import { OfficeLayout } from './layouts/office-layout.tsx';
import { BrokenPage, NotFoundPage, UnreachablePage } from './layouts/state-pages.tsx';
import { pathOfScreen, ScreenFrame } from './screen.tsx';
import { screens } from './screens.tsx';
import { Desk, Seated } from './session/desk.tsx';
import { isAllowed, useStaff } from './session/staff.ts';

const root = createRootRoute({ component: Root, errorComponent: UnreachablePage });

function Root() {
  return (
    <>
      <Outlet />
      <Messages />
    </>
  );
}

const login = createRoute({ getParentRoute: () => root, path: '/login', component: LoginPage });

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: InvitationPage,
});

const enter = createRoute({ getParentRoute: () => root, path: '/enter', component: EnterPage });

const desk = createRoute({ getParentRoute: () => root, id: 'desk', component: DeskFrame });

function DeskFrame() {
  return (
    <Desk>
      <OfficeLayout screens={screens}>
        <Outlet />
      </OfficeLayout>
    </Desk>
  );
}

const home = createRoute({
  getParentRoute: () => desk,
  path: '/',
  component: () => (
    <Seated>
      <FirstScreen />
    </Seated>
  ),
});

/** The first screen that is open to whoever has come; one's own account is open to everybody. */
function FirstScreen() {
  const staff = useStaff();
  const first = screens.find(({ menu, needs }) => menu && isAllowed(staff, needs));
  return <Redirect to={first ? pathOfScreen(first) : '/own'} />;
}

const nowhere = createRoute({ getParentRoute: () => desk, path: '$', component: NotFoundPage });

const screenRoutes = screens.map((screen) =>
  createRoute({
    getParentRoute: () => desk,
    path: pathOfScreen(screen),
    component: () => <ScreenFrame screen={screen} />,
    // A screen that fails leaves the frame standing; going elsewhere starts afresh.
    errorComponent: ({ reset }: ErrorComponentProps) => <BrokenPage onRetry={reset} />,
    // Another record is another page.
    remountDeps: ({ params }) => params,
  }),
);

/** An address is text on both sides: what a field of it means its screen reads. */
const parseSearch = (search: string) => Object.fromEntries(new URLSearchParams(search));

function stringifySearch(search: Record<string, unknown>): string {
  const told = Object.entries(search).map(([name, value]) => [name, String(value)]);
  return told.length === 0 ? '' : `?${new URLSearchParams(told)}`;
}

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    invitation,
    enter,
    desk.addChildren([home, nowhere, ...screenRoutes]),
  ]),
  parseSearch,
  stringifySearch,
  // Back leads to where one was on the page.
  scrollRestoration: true,
});
