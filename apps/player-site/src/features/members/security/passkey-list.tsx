import type { Passkey } from '@bahati/contract/player-site/identity/passkeys.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { LockIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { canUsePasskeys } from '#features/identity/passkeys/device-passkey.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { AddPasskeyForm, RemovePasskeyForm } from './passkey-forms.tsx';
import './device-list.css';

/** Passkeys: a way in by fingerprint, face or the device's own PIN. */
export function PasskeyList() {
  const { t } = useTranslation();
  const query = useQuery(memberQuery('GET /wps/member/passkeys'));
  const [open, setOpen] = useState<Passkey | 'new' | null>(null);
  const [isOffered] = useState(canUsePasskeys);
  const passkeys = query.data?.items;
  const close = () => setOpen(null);
  return (
    <section className="member-section">
      <div className="device-head">
        <h2 className="member-section-title">{t('passkeys_title')}</h2>
        {passkeys && isOffered && (
          <Button size="s" onClick={() => setOpen('new')}>
            {t('passkey_add')}
          </Button>
        )}
      </div>
      <p className="quiet">{isOffered ? t('passkeys_about') : t('passkeys_not_here')}</p>
      {passkeys ? (
        passkeys.length > 0 && (
          <ul className="rows">
            {passkeys.map((passkey) => (
              <li key={passkey.id}>
                <PasskeyRow passkey={passkey} onRemove={() => setOpen(passkey)} />
              </li>
            ))}
          </ul>
        )
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={1} label={t('loading')} />
      )}
      {open && (
        <Dialog
          isOpen
          onClose={close}
          title={open === 'new' ? t('passkey_add') : t('passkey_remove')}
          closeLabel={t('close')}
          size="s"
        >
          {open === 'new' ? (
            <AddPasskeyForm onDone={close} />
          ) : (
            <RemovePasskeyForm passkey={open} onDone={close} />
          )}
        </Dialog>
      )}
    </section>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <div className="device">
      <span className="device-mark" aria-hidden="true">
        <LockIcon size={20} />
      </span>
      <div className="device-words">
        <p className="device-name">{name}</p>
        <p className="quiet">
          {lastUsedAt === null
            ? t('passkey_added_at', { time: time(createdAt) })
            : t('passkey_used_at', { time: time(lastUsedAt) })}
        </p>
      </div>
      <Button size="s" aria-label={t('passkey_remove_named', { name })} onClick={onRemove}>
        {t('passkey_remove_short')}
      </Button>
    </div>
  );
}
