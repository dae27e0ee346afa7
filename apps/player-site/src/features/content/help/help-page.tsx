import type { HelpTopic } from '@bahati/contract/player-site/content/content.ts';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { StaffHtml } from '@bahati/ui/staff-html/staff-html.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFollow } from '#features/content/use-follow.ts';
import { HelpHints, useHelpHints } from './help-hints.tsx';
import { useHelpTopics } from './use-help-topics.ts';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import './help-page.css';

/** Help, terms and privacy on one page; a link may lead to any section, as in /help#term. */
export function HelpPage() {
  const { t } = useTranslation();
  const query = useHelpTopics();
  const hints = useHelpHints();
  const isWhole = query.isSuccess && !hints.isLoading;
  useSectionOfAddress(isWhole);
  return (
    <div className="page help">
      <PageTitle words={t('help_title')} />
      <h1 className="page-heading">{t('help_heading')}</h1>
      {isWhole && <HelpHints items={hints.items} />}
      {isWhole ? (
        <div className="help-columns">
          <nav className="help-index" aria-label={t('help_index')}>
            <ul className="help-index-list">
              {query.data.topics.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="help-index-link">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="stack-wide">
            {query.data.topics.map((section) => (
              <HelpSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={6} label={t('loading')} />
      )}
    </div>
  );
}

function HelpSection({ section }: { section: HelpTopic }) {
  const { id, title, content } = section;
  const follow = useFollow();
  return (
    <section id={id} className="help-section" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="help-words">
        <StaffHtml html={content} onFollow={follow} />
      </div>
    </section>
  );
}

/** The section is not there when the address is first read, so it is sought once it is. */
function useSectionOfAddress(isReady: boolean): void {
  const hash = useRouterState({ select: (state) => state.location.hash });
  useEffect(() => {
    if (!isReady || !hash) return;
    const section = document.getElementById(hash);
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [isReady, hash]);
}
