import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { ExternalIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { AuthLink } from '#features/identity/auth-link.tsx';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { QueryError } from '#features/loading/query-error.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { type ChatModel, useChatModels } from './use-chat-models.ts';
import { useHoursWords } from './use-hours-words.ts';
import { useLaunchChat } from './use-launch-chat.ts';

/** Before the first word: what it is about, when people answer, and the way in. */
export function ChatWelcome() {
  const { t } = useTranslation();
  const { name } = useBrand();
  const { query, models } = useChatModels();
  return (
    <div className="chat-middle">
      <div className="chat-welcome">
        <h2>{t('chat_empty_title')}</h2>
        <p className="chat-welcome-lead">{t('chat_lead', { name })}</p>
        {query.data?.isOn === false ? (
          <p role="status">{t('refusal_chat_off')}</p>
        ) : query.data ? (
          <Departments models={models} isExternal={query.data.isExternal} />
        ) : query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={3} label={t('loading')} />
        )}
      </div>
    </div>
  );
}

function Departments({ models, isExternal }: { models: ChatModel[]; isExternal: boolean }) {
  const { t } = useTranslation();
  const isLoggedIn = useIsLoggedIn();
  const [chosen, setChosen] = useState(models[0]?.code);
  const launch = useLaunchChat();
  return (
    <form
      className="chat-start"
      onSubmit={(event) => {
        event.preventDefault();
        void launch.start(chosen, isExternal);
      }}
    >
      <fieldset className="chat-models">
        <legend>{t('chat_choose')}</legend>
        {models.map((model) => (
          <Department
            key={model.code}
            model={model}
            isChosen={model.code === chosen}
            onChoose={() => setChosen(model.code)}
          />
        ))}
      </fieldset>
      <FormAlert error={launch.error} />
      <Button
        tone="brass"
        size="l"
        isWide
        type="submit"
        isLoading={launch.isBusy}
        endIcon={isExternal ? <ExternalIcon size={18} /> : undefined}
      >
        {isExternal ? t('chat_external_open') : t('chat_start')}
      </Button>
      {launch.elsewhere && (
        <a className="text-link" href={launch.elsewhere} target="_blank" rel="noreferrer">
          {t('chat_external_text')}
        </a>
      )}
      {!isLoggedIn && !isExternal && (
        <div className="chat-visitor">
          <p>{t('chat_visitor_note')}</p>
          <AuthLink popup="login" tone="quiet" size="s" next="/chat" />
        </div>
      )}
    </form>
  );
}

function Department({
  model,
  isChosen,
  onChoose,
}: {
  model: ChatModel;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const hoursWords = useHoursWords();
  return (
    <label className="chat-model">
      <input type="radio" name="chat-model" checked={isChosen} onChange={onChoose} />
      <span className="chat-model-name">{model.name}</span>
      <span className="chat-model-hours">{hoursWords(model)}</span>
      <StatusChip tone={model.isOpen ? 'lagoon' : 'quiet'}>
        {model.isOpen ? t('chat_open_now') : t('chat_closed_now')}
      </StatusChip>
    </label>
  );
}
