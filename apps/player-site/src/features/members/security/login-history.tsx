import type { Login } from '@bahati/contract/player-site/identity/security.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { CheckIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberPages } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { useDeviceWords } from './use-device-words.ts';
import './device-list.css';

/** Logins and failed tries of the last 90 days, the latest first. */
export function LoginHistory() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(memberPages('GET /wps/member/logins', { pageSize: 5 }));
  const logins = query.data?.pages.flatMap((page) => page.items);
  return (
    <section className="member-section">
      <h2 className="member-section-title">{t('logins_title')}</h2>
      {!logins ? (
        query.isError ? (
          <QueryError query={query} />
        ) : (
          <SkeletonRows count={5} label={t('loading')} />
        )
      ) : logins.length === 0 ? (
        <EmptyState seed="logins" title={t('logins_none_title')} text={t('logins_none_text')} />
      ) : (
        <ul className="rows">
          {logins.map((login) => (
            <li key={login.id}>
              <LoginRow login={login} />
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          isLoading={query.isFetchingNextPage}
          loadingLabel={t('loading')}
          onClick={() => void query.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}

const ways = {
  password: 'login_way_password',
  sms: 'login_way_sms',
  reset: 'login_way_reset',
  register: 'login_way_register',
  social: 'login_way_social',
  phone: 'login_way_phone',
  passkey: 'login_way_passkey',
} as const;

function LoginRow({ login }: { login: Login }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const deviceWords = useDeviceWords();
  const { isSuccessful, way, name, ip, at } = login;
  return (
    <div className="device">
      <span className="device-mark" data-failed={isSuccessful ? undefined : ''} aria-hidden="true">
        {isSuccessful ? <CheckIcon size={20} /> : <WarningIcon size={20} />}
      </span>
      <div className="device-words">
        <div className="device-title">
          <p className="device-name">{time(at)}</p>
          {!isSuccessful && <StatusChip tone="hibiscus">{t('login_failed_try')}</StatusChip>}
        </div>
        <p className="quiet">
          {`${t(ways[way])} · ${deviceWords(name)}`}
          {ip && ` · ${ip}`}
        </p>
      </div>
    </div>
  );
}
