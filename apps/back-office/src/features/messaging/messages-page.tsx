import { useState } from 'react';
import {
  messageChannels,
  messageStates,
  type OutgoingMessage,
} from '@bahati/contract/back-office/messaging/messages.ts';
import { useList } from '#office/lists/use-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageFilters } from './message-filters.tsx';
import { MessageRecipient } from './message-recipient.tsx';
import { MessageStateChip } from './message-state.tsx';
import './messaging.css';

/** How soon a new message shows: who waits for a code in the demo looks here. */
const refetchEveryMs = 5_000;

/** What left the operator by SMS and e-mail; each entry opens to its words. */
export function MessagesPage() {
  const { translate } = useWords();
  const search = useSearch();
  const recipient = search.get('recipient');
  const channel = messageChannels.find((known) => known === search.get('channel'));
  const state = messageStates.find((known) => known === search.get('state'));
  const filter = { recipient, channel, state };
  const list = useList('GET /bo/messages', { query: filter }, { pageSize: 25, refetchEveryMs });
  const [openId, setOpenId] = useState<string>();
  const columns = useColumns(openId, (id) => setOpenId(id === openId ? undefined : id));
  return (
    <>
      <MessageFilters />
      <RecordList
        label={translate('sections.messages')}
        list={list}
        columns={columns}
        selectedId={openId}
        empty={{
          title: translate('messages.empty'),
          text: translate(recipient ? 'messages.empty_search' : 'messages.empty_hint'),
          seed: 'messages',
        }}
        detailOf={(message) => (message.id === openId ? <MessageDetail message={message} /> : null)}
      />
    </>
  );
}

function useColumns(openId: string | undefined, toggle: (id: string) => void) {
  const { translate, instant, codeWords } = useWords();
  return [
    {
      id: 'recipient',
      label: translate('messages.recipient'),
      isTight: true,
      render: (message) => (
        <MessageRecipient
          message={message}
          isOpen={message.id === openId}
          onToggle={() => toggle(message.id)}
        />
      ),
    },
    {
      id: 'state',
      label: translate('messages.state'),
      isTight: true,
      isInCardHead: true,
      render: ({ state }) => <MessageStateChip state={state} />,
    },
    {
      id: 'purpose',
      label: translate('messages.purpose'),
      isTight: true,
      render: ({ purpose }) => codeWords('message_purposes', purpose),
    },
    {
      id: 'created',
      label: translate('messages.created'),
      isTight: true,
      render: ({ createdAt }) => instant(createdAt),
    },
    {
      id: 'body',
      label: translate('messages.body'),
      render: ({ body, lastError }) => (
        <>
          <span className="message-glimpse">{body}</span>
          {lastError && (
            <span className="message-problem">{codeWords('message_problems', lastError)}</span>
          )}
        </>
      ),
    },
  ] satisfies Column<OutgoingMessage>[];
}
