import type { DeskChat } from '@bahati/contract/back-office/support/support.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { useState } from 'react';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useWords } from '#office/words/use-words.ts';

/** Take it, hand it back, close it: what fits how the chat stands. */
export function ChatActs({
  chat,
  isMine,
  onTaken,
}: {
  chat: DeskChat;
  isMine: boolean;
  onTaken: () => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [isClosing, setIsClosing] = useState(false);
  const params = { id: chat.id };

  async function take() {
    if (await act(() => call('POST /bo/chats/:id/take', { params, body: {} }))) onTaken();
  }

  function handBack() {
    void act(
      () => call('POST /bo/chats/:id/handBack', { params, body: {} }),
      () => translate('chats.told_handed_back'),
    );
  }

  return (
    <div className="desk-acts">
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      {chat.state === 'taken' && !isMine && (
        <p className="quiet">{translate('chats.taken_by', { staff: chat.takenBy ?? '' })}</p>
      )}
      {chat.state === 'taken' ? (
        <Button size="s" isLoading={isBusy} onClick={handBack}>
          {translate('chats.hand_back')}
        </Button>
      ) : (
        <Button
          tone="quiet"
          className="office-ink"
          isWide
          isLoading={isBusy}
          onClick={() => void take()}
        >
          {chat.state === 'waiting' ? translate('chats.take') : translate('chats.write_first')}
        </Button>
      )}
      {isMine && (
        <Button size="s" onClick={() => setIsClosing(true)}>
          {translate('chats.close')}
        </Button>
      )}
      {isClosing && <CloseDialog id={chat.id} onClose={() => setIsClosing(false)} />}
    </div>
  );
}

function CloseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate } = useWords();

  return (
    <ReasonDialog
      title={translate('chats.close_title')}
      confirmLabel={translate('chats.close')}
      reasonLabel={translate('chats.note')}
      send={(note) => call('POST /bo/chats/:id/close', { params: { id }, body: { note } })}
      tell={() => translate('chats.told_closed')}
      onClose={onClose}
    >
      <p>{translate('chats.close_text')}</p>
    </ReasonDialog>
  );
}
