import { Button } from '@bahati/ui/button/button.tsx';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { CheckIcon, PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';

/** One thing that protects the account. */
export type Safeguard = {
  id: string;
  title: string;
  /** What it is for, or what it is set to. */
  about: string;
  isSet: boolean;
  /** What can be done about it here: the button, and the dialog it opens. */
  way: { action: string; title: string; form: ReactNode } | undefined;
};

/** `isNext` marks the first that is missing: its button is the page's one brass action. */
export function SafeguardRow({
  safeguard,
  isNext,
  onOpen,
}: {
  safeguard: Safeguard;
  isNext: boolean;
  onOpen: () => void;
}) {
  const { t } = useTranslation();
  const titleId = useId();
  const { title, about, isSet, way } = safeguard;
  return (
    <div className="safeguard">
      <span className="safeguard-mark" data-set={isSet ? '' : undefined} aria-hidden="true">
        {isSet ? <CheckIcon size={18} /> : <PlusIcon size={18} />}
      </span>
      <div className="safeguard-words">
        <div className="safeguard-title">
          <h3 id={titleId}>{title}</h3>
          <StatusChip tone={isSet ? 'lagoon' : 'quiet'}>
            {isSet ? t('safety_set') : t('safety_not_set')}
          </StatusChip>
        </div>
        <p className="quiet">{about}</p>
      </div>
      {way && (
        <Button
          className="safeguard-action"
          tone={isNext ? 'brass' : 'quiet'}
          aria-describedby={titleId}
          onClick={onOpen}
        >
          {way.action}
        </Button>
      )}
    </div>
  );
}
