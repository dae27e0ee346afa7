/** What the proofs of all kinds of games are told with. */
import { Card } from '@bahati/ui/card/card.tsx';
import { CheckIcon, WarningIcon } from '@bahati/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { useWords } from '#frame/shell/words.ts';
import type { Proof } from './prove.ts';

type HashedSeed = Pick<Proof, 'serverSeedHash' | 'isCommitmentKept'>;

/** One step of a proof, numbered. */
export function Step({
  number,
  title,
  children,
}: {
  number: number;
  title: string;
  children: ReactNode;
}) {
  return (
    <Card padding="m">
      <div className="verify-step">
        <span className="verify-number tabular" aria-hidden="true">
          {number}
        </span>
        <div className="verify-step-body">
          <h3>{title}</h3>
          {children}
        </div>
      </div>
    </Card>
  );
}

/** The fingerprint worked out here, and whether it is the one that was promised. */
export function HashStep({ proof }: { proof: HashedSeed }) {
  const { t } = useWords();
  const { isCommitmentKept: isKept } = proof;
  return (
    <>
      <p>{t('verify_hash_text')}</p>
      <code className="verify-code">{proof.serverSeedHash}</code>
      {isKept === null ? (
        <p className="verify-verdict" data-kept="open">
          {t('verify_hash_open')}
        </p>
      ) : (
        <p className="verify-verdict" data-kept={isKept}>
          {isKept ? <CheckIcon size={20} /> : <WarningIcon size={20} />}
          {isKept ? t('verify_hash_kept') : t('verify_hash_broken')}
        </p>
      )}
    </>
  );
}
