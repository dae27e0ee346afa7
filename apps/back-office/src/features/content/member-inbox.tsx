import type { ToldMessage } from '@bahati/contract/back-office/members/member-card.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useWords } from '#office/words/use-words.ts';

/** What a member was told in the inbox, and whether he looked, newest first. */
export function MemberInbox({ memberId }: { memberId: string }) {
  const { translate, instant, locale } = useWords();
  const language = locale === 'sw' ? 'sw' : 'en';
  const list = useList(
    'GET /bo/members/:id/inbox',
    { params: { id: memberId }, query: { language } },
    { pageSize: 10 },
  );
  const columns = [
    {
      id: 'title',
      label: translate('content.title'),
      render: ({ title }) => <strong>{title}</strong>,
    },
    {
      id: 'sent',
      label: translate('member_inbox.sent'),
      isTight: true,
      render: ({ sentAt }) => instant(sentAt),
    },
    {
      id: 'state',
      label: translate('cashier.status'),
      isTight: true,
      isInCardHead: true,
      render: (message) => <ReadState message={message} />,
    },
    {
      id: 'read',
      label: translate('member_inbox.read_at'),
      isTight: true,
      render: ({ readAt }) => (readAt ? instant(readAt) : '–'),
    },
  ] satisfies Column<ToldMessage>[];
  return (
    <RecordList
      label={translate('member_inbox.tab')}
      list={list}
      columns={columns}
      empty={{
        title: translate('member_inbox.empty'),
        text: translate('member_inbox.empty_hint'),
        seed: 'inbox',
      }}
    />
  );
}

function ReadState({ message: { readAt, deletedAt } }: { message: ToldMessage }) {
  const { translate } = useWords();
  if (deletedAt) return <StatusChip tone="quiet">{translate('member_inbox.deleted')}</StatusChip>;
  return readAt ? (
    <StatusChip tone="lagoon">{translate('member_inbox.read')}</StatusChip>
  ) : (
    <StatusChip tone="brass">{translate('member_inbox.unread')}</StatusChip>
  );
}
