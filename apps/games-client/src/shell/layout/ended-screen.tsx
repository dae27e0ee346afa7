import { Button } from '@bahati/ui/button/button.tsx';
import { CloseIcon, RefreshIcon } from '@bahati/ui/icons/icons.tsx';
import { useEffect, useRef } from 'react';
import type { BootFault } from '#frame/shell/boot.ts';
import type { Ending } from '#frame/shell/round/refusal-meaning.ts';
import type { Site } from '#frame/shell/session/site-messages.ts';
import { useWords, type WordKey } from '#frame/shell/words.ts';

type Reason = BootFault | Ending;

const words: Readonly<Record<Reason, { title: WordKey; text: WordKey }>> = {
  token: { title: 'ended_token_title', text: 'ended_token_text' },
  session: { title: 'ended_session_title', text: 'ended_session_text' },
  maintenance: { title: 'ended_maintenance_title', text: 'ended_maintenance_text' },
  unknown_game: { title: 'ended_unknown_title', text: 'ended_unknown_text' },
  connection: { title: 'ended_connection_title', text: 'ended_connection_text' },
  no_graphics: { title: 'ended_graphics_title', text: 'ended_graphics_text' },
};

/** Play is over here, or never began: why, and the one thing to do now. */
export function EndedScreen({ reason, site }: { reason: Reason; site: Site }) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const mayReload = reason === 'connection';
  return (
    <main className="ended night">
      <div className="ended-card">
        <h1 ref={heading} tabIndex={-1}>
          {t(words[reason].title)}
        </h1>
        <p>{t(words[reason].text)}</p>
        {mayReload && (
          <Button tone="brass" icon={<RefreshIcon size={20} />} onClick={() => location.reload()}>
            {t('retry')}
          </Button>
        )}
        {site.isThere && (
          <Button
            tone={mayReload ? 'quiet' : 'brass'}
            icon={<CloseIcon size={20} />}
            onClick={() => site.tell('bahati:close')}
          >
            {t('back_to_lobby')}
          </Button>
        )}
      </div>
    </main>
  );
}
