import { isOwnPath } from '@bahati/contract/links.ts';
import type { InboxMessage } from '@bahati/contract/player-site/content/content.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { ChevronRightIcon, ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { PageTitle } from '#features/loading/page-title.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { Fold } from '#features/content/fold.tsx';
import { StaffHtml } from '@bahati/ui/staff-html/staff-html.tsx';
import { useFollow } from '#features/content/use-follow.ts';
import { useDeleteMessage, useReadAllMessages, useReadMessage } from './use-inbox.ts';
import { useLanguage } from '#features/language/use-language.ts';
import { useUnread } from './use-unread.ts';
import './inbox-page.css';

/** Platform information: what the operator wrote to this member, the latest first. */
export function InboxPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const unread = useUnread();
  const readAll = useReadAllMessages();
  const query = useInfiniteQuery(
    memberPages('GET /wps/member/messages', { language, pageSize: 20 }),
  );
  const messages = query.data?.pages.flatMap((page) => page.items);
  return (
    <>
      <PageTitle words={t('messages_title')} />
      <div className="inbox-head">
        <h1 className="page-heading">{t('messages_title')}</h1>
        {unread > 0 && (
          <Button
            size="s"
            isLoading={readAll.isPending}
            loadingLabel={t('loading')}
            onClick={() => readAll.mutate()}
          >
            {t('messages_read_all')}
          </Button>
        )}
      </div>
      <FormAlert error={readAll.error} />
      {!messages ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={5} label={t('loading')} />
        )
      ) : messages.length === 0 ? (
        <EmptyState
          seed="messages"
          title={t('messages_none_title')}
          text={t('messages_none_text')}
        />
      ) : (
        <MessageList messages={messages} />
      )}
      {query.hasNextPage && (
        <Button
          isLoading={query.isFetchingNextPage}
          loadingLabel={t('loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** One message is open at a time; opening it is reading it. */
function MessageList({ messages }: { messages: readonly InboxMessage[] }) {
  const [openId, setOpenId] = useState<string>();
  const read = useReadMessage();

  function toggle({ id, readAt }: InboxMessage) {
    setOpenId(id === openId ? undefined : id);
    if (id !== openId && !readAt) read.mutate(id);
  }

  return (
    <ul className="rows">
      {messages.map((message) => (
        <li key={message.id}>
          <Message
            message={message}
            isOpen={message.id === openId}
            onToggle={() => toggle(message)}
          />
        </li>
      ))}
    </ul>
  );
}

function Message({
  message,
  isOpen,
  onToggle,
}: {
  message: InboxMessage;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const follow = useFollow();
  const remove = useDeleteMessage();
  const { id, title, content, link, createdAt, readAt } = message;
  return (
    <Fold
      heading="h2"
      title={
        <span className="inbox-title" data-unread={readAt ? undefined : ''}>
          {!readAt && <span className="inbox-dot" role="img" aria-label={t('messages_new')} />}
          {title}
        </span>
      }
      note={<time dateTime={createdAt}>{time(createdAt)}</time>}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <div className="inbox-body">
        <StaffHtml html={content} onFollow={follow} />
        {link && (
          <Button
            tone="brass"
            endIcon={isOwnPath(link) ? <ChevronRightIcon size={18} /> : <ExternalIcon size={18} />}
            onClick={() => follow(link)}
          >
            {t('announcement_open')}
          </Button>
        )}
        <FormAlert error={remove.error} />
        <Button
          size="s"
          tone="quiet"
          isLoading={remove.isPending}
          loadingLabel={t('loading')}
          onClick={() => remove.mutate(id)}
        >
          {t('messages_delete')}
        </Button>
      </div>
    </Fold>
  );
}
