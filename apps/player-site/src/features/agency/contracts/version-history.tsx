import type { Contract } from '@bahati/contract/player-site/agency/contracts.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { Fold } from '#features/content/fold.tsx';
import { useFormat } from '#features/language/use-format.ts';
import { TermsDiff } from './terms-diff.tsx';
import { TermsView } from './terms-view.tsx';

/** The versions of a contract, newest first: what each changed, and what the first said. */
export function VersionHistory({ contract, currency }: { contract: Contract; currency: Currency }) {
  const { t } = useTranslation();
  const { count, time } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { versions } = contract;
  return (
    <Fold
      title={t('versions_title')}
      note={t('versions_note', { count: versions.length, shown: count(versions.length) })}
      isOpen={isOpen}
      onToggle={() => setIsOpen(!isOpen)}
    >
      <ol className="versions">
        {versions.map(({ version, terms, effectiveFrom, acceptedAt }, at) => {
          const before = versions[at + 1];
          return (
            <li key={version} className="version">
              <h4 className="contract-label">
                {t('version', { version: count(version), from: time(effectiveFrom) })}
              </h4>
              <p className="quiet contract-small">
                {t('version_accepted', { time: time(acceptedAt) })}
              </p>
              {before ? (
                <TermsDiff before={before.terms} after={terms} currency={currency} />
              ) : (
                <TermsView terms={terms} currency={currency} />
              )}
            </li>
          );
        })}
      </ol>
    </Fold>
  );
}
