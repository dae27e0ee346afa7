import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { SupportIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { SupportLink } from './support-link.tsx';
import { useAgentSupport } from './use-agent-support.ts';
import './agent-support-entry.css';

/** Customer service as an entry of the menu: open or closed now, and its hours. */
export function AgentSupportEntry() {
  const { t } = useTranslation();
  const { hours, isOpen, url } = useAgentSupport();
  return (
    <SupportLink className="menu-link agent-support-entry" url={url}>
      <SupportIcon size={20} />
      <span className="agent-support-words">
        {t('customer_service')}
        <span className="agent-support-when">{hours}</span>
        <StatusChip tone={isOpen ? 'lagoon' : 'quiet'}>
          {isOpen ? t('chat_open_now') : t('agent_closed')}
        </StatusChip>
      </span>
    </SupportLink>
  );
}
