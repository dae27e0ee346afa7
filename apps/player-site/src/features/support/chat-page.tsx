import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { chatStateQuery, type Owner } from './chat-calls.ts';
import { ChatFrame } from './chat-frame.tsx';
import { ChatRoom } from './chat-room.tsx';
import { ChatWelcome } from './chat-welcome.tsx';
import { useChatModels } from './use-chat-models.ts';
import { useChatOwner } from './use-chat-owner.ts';

/** Live chat: first whom one wants to speak with, then the conversation. */
export function ChatPage() {
  const owner = useChatOwner();
  const { query } = useChatModels();
  if (owner === null || query.data?.isExternal) {
    return (
      <ChatFrame>
        <ChatWelcome />
      </ChatFrame>
    );
  }
  return <OwnChat key={owner} owner={owner} />;
}

function OwnChat({ owner }: { owner: Owner }) {
  const { t } = useTranslation();
  const state = useQuery(chatStateQuery(owner));
  if (state.data && state.data.id !== null) return <ChatRoom owner={owner} />;
  return (
    <ChatFrame>
      {state.data ? (
        <ChatWelcome />
      ) : (
        <div className="chat-middle">
          {state.isError ? (
            <QueryError query={state} />
          ) : (
            <SkeletonRows count={4} label={t('loading')} />
          )}
        </div>
      )}
    </ChatFrame>
  );
}
