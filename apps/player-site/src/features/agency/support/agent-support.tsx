import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { SupportIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { SupportLink } from './support-link.tsx';
import { useAgentSupport } from './use-agent-support.ts';

/** When agents are answered, whether that is now, and the way there. */
export function AgentSupport() {
  const { t } = useTranslation();
  const { hours, isOpen, url } = useAgentSupport();
  return (
    <section className="agent-support" aria-label={t('customer_service')}>
      <div className="agent-support-hours">
        <p>{t('agent_hours', { hours })}</p>
        <StatusChip tone={isOpen ? 'lagoon' : 'quiet'}>
          {isOpen ? t('chat_open_now') : t('agent_closed')}
        </StatusChip>
      </div>
      <SupportLink className="text-link" url={url}>
        <SupportIcon size={20} />
        {t('customer_service')}
      </SupportLink>
    </section>
  );
}
