import type { Alarm } from '@bahati/contract/back-office/operations/alarms.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { CheckIcon } from '@bahati/ui/icons/icons.tsx';
import { Link } from '#office/address/link.tsx';
import { useWords } from '#office/words/use-words.ts';
import { OperationsCard } from './operations-card.tsx';

/** Where an alarm is looked into. */
const places: Readonly<Partial<Record<Alarm['code'], string>>> = {
  job_failing: '?view=work',
  job_paused: '?view=work',
  jobs_late: '?view=work',
  dead_letters: '?view=work',
  messages_late: '/messages',
  messages_failing: '/messages',
  rail_resting: '/payment_methods',
  withdraw_only: '/payment_methods',
  outside_failing: '?view=outside',
  calls_failing: '?view=calls',
  site_closed: '/brand',
};

/** What is wrong now, the worst first; told in words as well as in colour. */
export function AlarmBoard() {
  const { translate, instant } = useWords();
  return (
    <OperationsCard reads="GET /bo/operations/alarms" title={translate('operations.alarms')}>
      {({ at, items }) =>
        items.length === 0 ? (
          <p className="operations-sound">
            <CheckIcon size={22} />
            <strong>{translate('operations.sound')}</strong>
            <span className="quiet">{translate('operations.looked_at', { at: instant(at) })}</span>
          </p>
        ) : (
          <ul className="operations-alarms">
            {items.map((alarm) => (
              <AlarmLine key={`${alarm.code} ${alarm.subject}`} alarm={alarm} />
            ))}
          </ul>
        )
      }
    </OperationsCard>
  );
}

function AlarmLine({ alarm: { code, level, subject, figure } }: { alarm: Alarm }) {
  const { translate } = useWords();
  const place = places[code];
  const about = subject === null ? '' : translate(`operation_parts.${subject}`, { _: subject });
  return (
    <li data-level={level}>
      <StatusChip tone={level === 'alarm' ? 'hibiscus' : 'brass'}>
        {translate(`alarm_levels.${level}`)}
      </StatusChip>
      <span className="operations-alarm-words">
        {translate(`alarms.${code}`, { subject: about, figure: figure ?? 0 })}
      </span>
      {place && (
        <Link className="office-link" to={place}>
          {translate('operations.look_into')}
        </Link>
      )}
    </li>
  );
}
