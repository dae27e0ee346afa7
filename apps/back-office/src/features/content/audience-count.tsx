import { useEffect, useState } from 'react';
import type { MailingAudience } from '@bahati/contract/back-office/content/mailings.ts';
import { useGetOne } from 'react-admin';
import { useWords } from '#office/words/use-words.ts';

type Count = { id: string; matched: number; alone: number; sample: string[] };

/** Once the hand rests. */
const pauseMs = 500;

/** For how many it is just now, before anything is sent. */
export function AudienceCount({ audience }: { audience: MailingAudience | undefined }) {
  const { translate, problem } = useWords();
  const asked = audience ? JSON.stringify(audience) : '';
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(asked), pauseMs);
    return () => clearTimeout(timer);
  }, [asked]);
  const { data, error } = useGetOne<Count>(
    'audience_counts',
    { id: rested },
    { enabled: rested !== '', retry: false },
  );
  const isNew = rested === asked && asked !== '';
  return (
    <div className="mailing-count" aria-live="polite">
      {!isNew ? (
        asked !== '' && translate('mailings.counting')
      ) : error ? (
        <span className="ui-field-error">{problem(error).words}</span>
      ) : data ? (
        <>
          <strong>{translate('mailings.matched', { matched: data.matched })}</strong>
          {data.sample.length > 0 && <span>{data.sample.join(', ')}</span>}
          {data.matched > data.alone && (
            <span className="mailing-two">
              {translate('mailings.needs_two', { alone: data.alone })}
            </span>
          )}
        </>
      ) : (
        translate('mailings.counting')
      )}
    </div>
  );
}
