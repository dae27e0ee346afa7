import { useEffect, useEffectEvent, useState } from 'react';
import type { MailingAudience } from '@bahati/contract/back-office/content/mailings.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';

/** Once the hand rests. */
const pauseMs = 500;

/** For how many it is just now, before anything is sent. */
export function AudienceCount({ audience }: { audience: MailingAudience | undefined }) {
  const { translate } = useWords();
  const asked = JSON.stringify(audience);
  const [rested, setRested] = useState<MailingAudience>();
  const rest = useEffectEvent(() => setRested(audience));
  useEffect(() => {
    const timer = setTimeout(rest, pauseMs);
    return () => clearTimeout(timer);
  }, [asked]);
  const isRested = rested !== undefined && JSON.stringify(rested) === asked;
  return (
    <div className="mailing-count" aria-live="polite">
      {isRested ? <Counted audience={rested} /> : audience && translate('mailings.counting')}
    </div>
  );
}

function Counted({ audience }: { audience: MailingAudience }) {
  const { translate, problem } = useWords();
  const { data, error } = useRecord(
    'POST /bo/mailings/count',
    { body: { audience } },
    { isRetried: false },
  );
  if (error) return <span className="ui-field-error">{problem(error).words}</span>;
  if (!data) return translate('mailings.counting');
  const { matched, alone, sample } = data;
  return (
    <>
      <strong>{translate('mailings.matched', { matched })}</strong>
      {sample.length > 0 && <span>{sample.join(', ')}</span>}
      {matched > alone && (
        <span className="mailing-two">{translate('mailings.needs_two', { alone })}</span>
      )}
    </>
  );
}
