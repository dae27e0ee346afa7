import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { SupportIcon } from '@bahati/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '#site/words/use-translation.ts';
import { publicQuery } from '#site/api.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useHoursWords } from '#features/support/use-hours-words.ts';
import { isSupportOpen } from './support-hours.ts';
import { useNow } from './use-now.ts';

/** When agents are answered, whether that is now, and the way there. */
export function AgentSupport() {
  const { t } = useTranslation();
  const { timeZone, agentSupport } = useBrand();
  const hoursWords = useHoursWords();
  const { data: brand } = useQuery(publicQuery('GET /wps/system/whitelabel'));
  const isOpen = isSupportOpen(useNow(), timeZone, agentSupport);
  const url = brand?.customerServiceUrl;
  const words = (
    <>
      <SupportIcon size={20} />
      {t('customer_service')}
    </>
  );
  return (
    <section className="agent-support" aria-label={t('customer_service')}>
      <div className="agent-support-hours">
        <p>{t('agent_hours', { hours: hoursWords(agentSupport) })}</p>
        <StatusChip tone={isOpen ? 'lagoon' : 'quiet'}>
          {isOpen ? t('chat_open_now') : t('agent_closed')}
        </StatusChip>
      </div>
      {url ? (
        <a className="text-link" href={url} target="_blank" rel="noreferrer">
          {words}
        </a>
      ) : (
        <Link className="text-link" to="/help">
          {words}
        </Link>
      )}
    </section>
  );
}
