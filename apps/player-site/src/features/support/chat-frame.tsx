import { LogoMark } from '@bahati/ui/brand/logo.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { ChevronLeftIcon } from '@bahati/ui/icons/icons.tsx';
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { KangaEdge } from '#features/brand/kanga-edge.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import './chat.css';

/** The chat has the whole screen: its own bar above, what is said below. */
export function ChatFrame({ status, children }: { status?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return (
    <div className="chat">
      <PageTitle words={t('chat_title')} />
      <header className="chat-bar">
        <IconButton
          label={t('chat_back')}
          onClick={() => (canGoBack ? router.history.back() : void navigate({ to: '/' }))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <span className="chat-bar-mark">
          <LogoMark size={30} />
        </span>
        <div className="chat-bar-words">
          <h1>{t('chat_title')}</h1>
          {status && (
            <p className="chat-bar-status" role="status">
              {status}
            </p>
          )}
        </div>
      </header>
      <KangaEdge height={8} />
      {children}
    </div>
  );
}
