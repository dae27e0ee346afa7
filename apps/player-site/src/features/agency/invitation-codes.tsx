import type { AffiliateCode } from '@bahati/contract/player-site/agency/agency.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useFormat } from '#features/language/use-format.ts';
import { memberQuery } from '#site/api.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { CodeCard } from './code-card.tsx';
import { NewCodeDialog } from './new-code-dialog.tsx';

/** As many as the server lets an agent have. */
const mostCodes = 10;

/** The agent's codes: one in full, ready to be handed on; the others to choose from. */
export function InvitationCodes() {
  const { t } = useTranslation();
  const query = useQuery(memberQuery('GET /wps/agent/affiliate/codes'));
  const [chosen, setChosen] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const codes = query.data?.items ?? [];
  const shown =
    codes.find(({ code }) => code === chosen) ??
    codes.find(({ isEnabled }) => isEnabled) ??
    codes[0];
  const isFull = codes.length >= mostCodes;
  return (
    <section className="agent-section" aria-labelledby="agent-codes">
      <div className="agent-section-head">
        <h2 id="agent-codes" className="agent-section-title">
          {t('agent_codes')}
        </h2>
        {shown && !isFull && (
          <Button size="s" icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
            {t('agent_code_new')}
          </Button>
        )}
      </div>
      {shown ? (
        <>
          <CodeCard entry={shown} />
          {codes.length > 1 && (
            <ul className="rows">
              {codes.map((entry) => (
                <li key={entry.code}>
                  <CodeRow
                    entry={entry}
                    isShown={entry === shown}
                    onChoose={() => setChosen(entry.code)}
                  />
                </li>
              ))}
            </ul>
          )}
          {isFull && <p className="quiet agent-small">{t('agent_codes_full')}</p>}
        </>
      ) : query.isError ? (
        <QueryError query={query} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} />
      )}
      {isAdding && <NewCodeDialog onClose={() => setIsAdding(false)} onMade={setChosen} />}
    </section>
  );
}

function CodeRow({
  entry,
  isShown,
  onChoose,
}: {
  entry: AffiliateCode;
  isShown: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { code, label, isEnabled, joined } = entry;
  return (
    <ListRow
      onClick={onChoose}
      isSelected={isShown}
      title={<span className="agent-code-small">{code}</span>}
      subtitle={label || t('agent_code_unnamed')}
      trailing={
        isEnabled ? (
          <span className="agent-joined">
            {t('agent_code_joined', { count: joined, shown: count(joined) })}
          </span>
        ) : (
          <StatusChip tone="quiet">{t('agent_code_off')}</StatusChip>
        )
      }
    />
  );
}
