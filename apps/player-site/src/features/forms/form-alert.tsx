import { InfoIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { useErrorWords } from './refusal-words.ts';
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
  const said = children ?? (error ? words(error) : undefined);
  return (
    <div role="alert">
      {said && (
        <div className={`form-alert form-alert-${tone}`}>
          {tone === 'alarm' ? <WarningIcon size={20} /> : <InfoIcon size={20} />}
          <p>{said}</p>
        </div>
      )}
    </div>
  );
}
