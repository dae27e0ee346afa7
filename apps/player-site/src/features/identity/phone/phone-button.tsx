import { Button } from '@bahati/ui/button/button.tsx';
import { remainingClock } from '@bahati/ui/countdown/remaining.ts';
import { useMutation } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { useTimeLeft } from '#features/identity/codes/use-time-left.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { useBrand } from '#features/brand/use-brand.ts';
import { PhoneIcon } from './phone-icon.tsx';
import { leaveForPhone, type PhoneTrip, readPhoneRest } from './phone-trip.ts';
import '#features/identity/social/social.css';
import './phone.css';

/** The way to the phone service and, once taken, the wait until the next; silent without one. */
export function PhoneButton({
  from,
  next,
  isBeforeForm = false,
}: Pick<PhoneTrip, 'from' | 'next'> & {
  /** Whether a form follows, which it saves who goes this way from filling in. */
  isBeforeForm?: boolean;
}) {
  const { t } = useTranslation();
  const search = useSearch({ from: '__root__' });
  const { phoneService } = useBrand();
  const hintId = useId();
  const [restEndsAtMs, setRestEndsAtMs] = useState(readPhoneRest);
  const leftMs = useTimeLeft(restEndsAtMs);
  const start = useMutation({
    mutationFn: async (channel: string) => {
      const body = { language: currentLanguage() };
      const { url } = await call('POST /wps/session/phone/start', { body });
      leaveForPhone(url, { channel, from, next: next ?? search.next });
      // Who comes back by the browser's own button finds the page as it was left.
      setRestEndsAtMs(readPhoneRest());
    },
  });
  if (!phoneService) return null;
  const { channel, name } = phoneService;
  return (
    <div className="phone-way">
      <FormAlert error={start.error} />
      <Button
        size="l"
        isWide
        icon={<PhoneIcon size={20} />}
        disabled={leftMs > 0}
        aria-describedby={hintId}
        isLoading={start.isPending}
        loadingLabel={t('loading')}
        onClick={() => start.mutate(channel)}
      >
        {t('phone_continue')}
      </Button>
      <p id={hintId} className="phone-hint">
        {leftMs > 0
          ? t('phone_again_in', { clock: remainingClock(leftMs, 0) })
          : t('phone_where', { name })}
      </p>
      {isBeforeForm && <p className="social-or">{t('social_or')}</p>}
    </div>
  );
}
