import { StaffHtml } from '@bahati/ui/staff-html/staff-html.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import {
  type AnnouncementList,
  useAnnouncements,
} from '#features/content/announcements/use-announcements.ts';
import { Fold } from '#features/content/fold.tsx';
import { useFollow } from '#features/content/use-follow.ts';
import './help-dialog.css';
import { useIsLoggedIn } from '#features/identity/session.ts';

/** What the operator hints at just now: announcements of type H. */
export function useHelpHints() {
  return useAnnouncements({ types: 'H', execution: useIsLoggedIn() ? 'A' : 'B' });
}

/** Above the help, and so read before the help is shown: it would push that down. */
export function HelpHints({ items }: Pick<AnnouncementList, 'items'>) {
  const { t } = useTranslation();
  const follow = useFollow();
  const [openId, setOpenId] = useState<string>();
  // The help says everything without them: hints that do not come are not missed.
  if (items.length === 0) return null;
  return (
    <section className="help-hints" aria-label={t('help_hints')}>
      <h2 className="help-hints-title">{t('help_hints')}</h2>
      <div className="rows">
        {items.map(({ id, title, content, link }) => (
          <Fold
            key={id}
            title={title}
            isOpen={id === openId}
            onToggle={() => setOpenId(id === openId ? undefined : id)}
          >
            <div className="help-topic">
              <StaffHtml html={content} onFollow={follow} />
              {link && (
                <button type="button" className="text-link" onClick={() => follow(link)}>
                  {t('announcement_open')}
                </button>
              )}
            </div>
          </Fold>
        ))}
      </div>
    </section>
  );
}
