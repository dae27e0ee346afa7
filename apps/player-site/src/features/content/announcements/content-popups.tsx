import { CatchBoundary, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useHurdle, useIsLoggedIn } from '#features/identity/session.ts';
import { PopupError, PopupLoading } from '#features/identity/popups/popup-states.tsx';
import { loadChunk } from '#features/loading/load-chunk.ts';
import { QuietBoundary } from '#features/loading/quiet-boundary.tsx';
import { rememberPopupClosed, usePopupClosed } from './popup-memory.ts';
import { useHandRested } from './use-hand-rested.ts';

const dialogs = {
  feedback: lazy(() =>
    loadChunk(() => import('#features/content/feedback/feedback-dialog.tsx')).then((part) => ({
      default: part.FeedbackDialog,
    })),
  ),
  help: lazy(() =>
    loadChunk(() => import('#features/content/help/help-dialog.tsx')).then((part) => ({
      default: part.HelpDialog,
    })),
  ),
  search: lazy(() =>
    loadChunk(() => import('#features/catalogue/search/search-dialog.tsx')).then((part) => ({
      default: part.SearchDialog,
    })),
  ),
  notices: lazy(() =>
    loadChunk(() => import('#features/content/notices/notice-modal.tsx')).then((part) => ({
      default: part.NoticeModal,
    })),
  ),
};

const AnnouncementPopup = lazy(() =>
  loadChunk(() => import('./announcement-popup.tsx')).then((part) => ({
    default: part.AnnouncementPopup,
  })),
);

function isNamed(popup: string): popup is keyof typeof dialogs {
  return Object.hasOwn(dialogs, popup);
}

/** The pop-ups of nobody's account: the one the address names, or the announcements at home. */
export function ContentPopups() {
  const { popup } = useSearch({ from: '__root__' });
  const hurdle = useHurdle();
  const navigate = useNavigate();
  if (popup === undefined) return hurdle === 'none' ? <HomeAnnouncements /> : null;
  if (!isNamed(popup)) return null;
  const Named = dialogs[popup];
  const close = () =>
    void navigate({
      to: '.',
      search: (current) => ({ ...current, popup: undefined, matter: undefined }),
      replace: true,
    });
  return (
    <CatchBoundary
      getResetKey={() => popup}
      errorComponent={({ error }) => <PopupError error={error} onClose={close} />}
    >
      <Suspense fallback={<PopupLoading onClose={close} />}>
        <Named onClose={close} />
      </Suspense>
    </CatchBoundary>
  );
}

/**
 * Announcements over home: for a member at once, for a visitor when he has looked around and his
 * hand rests, so that they neither delay the page nor come under a finger on its way.
 */
function HomeAnnouncements() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const reader = useIsLoggedIn() ? 'member' : 'visitor';
  const isClosed = usePopupClosed(reader);
  const isWanted = isHome && !isClosed;
  const hasRested = useHandRested(isWanted && reader === 'visitor');
  if (!isWanted || (reader === 'visitor' && !hasRested)) return null;
  return (
    <QuietBoundary>
      <AnnouncementPopup
        isMember={reader === 'member'}
        onClose={() => rememberPopupClosed(reader)}
      />
    </QuietBoundary>
  );
}
