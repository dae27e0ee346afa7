import { InfoIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { RefusedError } from '@bahati/client/caller.ts';
import { CustomerServiceLink } from '#features/content/feedback/customer-service-link.tsx';
import { useErrorWords } from './refusal-words.ts';
import { serviceMatters } from './service-matters.ts';
import './form-alert.css';

/** What a form as a whole has to say: a refusal in words, or a note. Silent without either. */
export function FormAlert({
  error,
  tone = 'alarm',
  children,
}: {
  error?: unknown;
  tone?: 'alarm' | 'info' | undefined;
  children?: ReactNode;
}) {
  const words = useErrorWords();
  const matter =
    !children && error instanceof RefusedError ? serviceMatters[error.code] : undefined;
  const said = children ?? (error ? words(error) : undefined);
  return (
    <div role="alert">
      {said && (
        <div className={`form-alert form-alert-${tone}`}>
          {tone === 'alarm' ? <WarningIcon size={20} /> : <InfoIcon size={20} />}
          <p>
            {said}
            {matter !== undefined && (
              <>
                {' '}
                <CustomerServiceLink matter={matter} />
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
