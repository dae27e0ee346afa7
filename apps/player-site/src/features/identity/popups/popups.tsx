import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { safeTarget, welcomeTarget } from '#site/paths.ts';
import { PopupError, PopupLoading } from './popup-states.tsx';
import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';

const loadLogin = () => loadChunk(() => import('#features/identity/login/login-dialog.tsx'));
const loadRegister = () =>
  loadChunk(() => import('#features/identity/registration/register-dialog.tsx'));
const loadForgot = () =>
  loadChunk(() => import('#features/identity/password-reset/forgot-dialog.tsx'));
const loadChange = () =>
  loadChunk(() => import('#features/identity/password/change-password-dialog.tsx'));
const loadStepUp = () => loadChunk(() => import('#features/identity/step-up/step-up-dialog.tsx'));
const loadWelcome = () =>
  loadChunk(() => import('#features/identity/registration/welcome-dialog.tsx'));
const LoginDialog = lazy(() => loadLogin().then((part) => ({ default: part.LoginDialog })));
const RegisterDialog = lazy(() =>
  loadRegister().then((part) => ({ default: part.RegisterDialog })),
);
const WelcomeDialog = lazy(() => loadWelcome().then((part) => ({ default: part.WelcomeDialog })));
const ForgotDialog = lazy(() => loadForgot().then((part) => ({ default: part.ForgotDialog })));
const ChangePasswordDialog = lazy(() =>
  loadChange().then((part) => ({ default: part.ChangePasswordDialog })),
);

const StepUpDialog = lazy(() => loadStepUp().then((part) => ({ default: part.StepUpDialog })));

/** Fetches the pop-ups ahead, when a pointer or the focus nears the buttons that open them. */
export function warmPopups(): void {
  loadLogin().catch(() => undefined);
  loadRegister().catch(() => undefined);
}

const stay = () => undefined;

/**
 * The pop-ups about who is there, over whatever page is open. The address says which one a
 * visitor sees; a member meets the one for what has to be done before anything else.
 */
export function Popups() {
  const search = useSearch({ from: '__root__' });
  const isLoggedIn = useIsLoggedIn();
  const hurdle = useHurdle();
  const navigate = useNavigate();
  const router = useRouter();

  const close = () =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, popup: undefined, next: undefined }),
      replace: true,
    });

  /** Home, or the page that asked for the login (spec §2). */
  function arrive() {
    router.history.replace(safeTarget(search.next));
  }

  if (isLoggedIn && hurdle !== 'none')
    return (
      <CatchBoundary
        getResetKey={() => hurdle}
        errorComponent={({ error }) => <PopupError error={error} onClose={stay} />}
      >
        <Suspense fallback={<PopupLoading onClose={stay} />}>
          {hurdle === 'stepUp' ? <StepUpDialog /> : <ChangePasswordDialog />}
        </Suspense>
      </CatchBoundary>
    );
  if (isLoggedIn && search.popup === 'welcome')
    return (
      <CatchBoundary
        getResetKey={() => 'welcome'}
        errorComponent={({ error }) => <PopupError error={error} onClose={close} />}
      >
        <Suspense fallback={<PopupLoading onClose={close} />}>
          <WelcomeDialog onClose={close} />
        </Suspense>
      </CatchBoundary>
    );
  const isAboutLogin = ['login', 'register', 'forgot'].includes(search.popup ?? '');
  if (!isAboutLogin || isLoggedIn) return null;
  return (
    <CatchBoundary
      getResetKey={() => search.popup ?? ''}
      errorComponent={({ error }) => <PopupError error={error} onClose={close} />}
    >
      <Suspense fallback={<PopupLoading onClose={close} />}>
        {search.popup === 'login' ? (
          <LoginDialog onClose={close} onDone={arrive} />
        ) : search.popup === 'forgot' ? (
          <ForgotDialog onClose={close} onDone={() => router.history.replace('/')} />
        ) : (
          <RegisterDialog
            onClose={close}
            onDone={() => router.history.replace(welcomeTarget(search.next))}
          />
        )}
      </Suspense>
    </CatchBoundary>
  );
}
