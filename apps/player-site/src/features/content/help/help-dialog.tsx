import { buttonClass } from '@bahati/ui/button/button-class.ts';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { StaffHtml } from '@bahati/ui/staff-html/staff-html.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { Fold } from '#features/content/fold.tsx';
import { useFollow } from '#features/content/use-follow.ts';
import { HelpHints, useHelpHints } from './help-hints.tsx';
import { useHelpTopics } from './use-help-topics.ts';
import './help-dialog.css';

/** The help in short, over whatever page one is on; the page has it whole. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const query = useHelpTopics();
  const hints = useHelpHints();
  const follow = useFollow();
  const [openId, setOpenId] = useState<string>();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('help_title')}
      closeLabel={t('close')}
      footer={
        <>
          <Link to="/help" className={buttonClass({})}>
            {t('help_whole')}
          </Link>
          <Link
            to="."
            search={(current) => ({ ...current, popup: 'feedback' })}
            replace
            className={buttonClass({ tone: 'brass' })}
          >
            {t('feedback_title')}
          </Link>
        </>
      }
    >
      {query.isError ? (
        <QueryError query={query} />
      ) : !query.data || hints.isLoading ? (
        <SkeletonRows count={6} label={t('loading')} />
      ) : (
        <>
          <HelpHints items={hints.items} />
          <div className="rows">
            {query.data.topics.map(({ id, title, content }) => (
              <Fold
                key={id}
                title={title}
                isOpen={id === openId}
                onToggle={() => setOpenId(id === openId ? undefined : id)}
              >
                <div className="help-topic">
                  <StaffHtml html={content} onFollow={follow} />
                </div>
              </Fold>
            ))}
          </div>
        </>
      )}
    </Dialog>
  );
}
