import type { AffiliateCode } from '@bahati/contract/player-site/agency/agency.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { ListRow } from '@bahati/ui/list-row/list-row.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { useFormat } from '#features/language/use-format.ts';
import { QueryError } from '#features/loading/query-error.tsx';
import { CodeCard } from './code-card.tsx';
import { codeState } from './code-state.ts';
import { NewCodeDialog } from './new-code-dialog.tsx';

/** As many as the server lets an agent have. */
const mostCodes = 10;

/** The agent's codes: one in full, ready to be handed on; the others to choose from. */
export function InvitationLinks() {
  const { t } = useTranslation();
  const query = useQuery(memberQuery('GET /wps/agent/affiliate/codes'));
  const [chosen, setChosen] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const codes = query.data?.items ?? [];
  const now = new Date(query.dataUpdatedAt);
  const shown =
    codes.find(({ code }) => code === chosen) ??
    codes.find((entry) => codeState(entry, now) === 'on') ??
    codes[0];
  if (!shown && query.isError) return <QueryError query={query} />;
  if (!shown) return <SkeletonRows count={5} label={t('loading')} />;
  return (
    <div className="centre-columns">
      <CodeCard key={shown.code} entry={shown} now={now} />
      <section className="centre-codes" aria-labelledby="centre-codes">
        <div className="centre-codes-head">
          <h2 id="centre-codes" className="centre-title">
            {t('agent_codes')}
          </h2>
          {codes.length < mostCodes && (
            <Button size="s" icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
              {t('agent_code_new')}
            </Button>
          )}
        </div>
        <ul className="rows">
          {codes.map((entry) => (
            <li key={entry.code}>
              <CodeRow
                entry={entry}
                now={now}
                isShown={entry === shown}
                onChoose={() => setChosen(entry.code)}
              />
            </li>
          ))}
        </ul>
        {codes.length >= mostCodes && <p className="quiet centre-small">{t('agent_codes_full')}</p>}
      </section>
      {isAdding && <NewCodeDialog onClose={() => setIsAdding(false)} onMade={setChosen} />}
    </div>
  );
}

function CodeRow({
  entry,
  now,
  isShown,
  onChoose,
}: {
  entry: AffiliateCode;
  now: Date;
  isShown: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const { code, label, downlineType, joined } = entry;
  const state = codeState(entry, now);
  const named = label || t('agent_code_unnamed');
  return (
    <ListRow
      onClick={onChoose}
      isSelected={isShown}
      title={<span className="centre-code-small">{code}</span>}
      subtitle={downlineType === 1 ? t('agent_code_for_agents', { label: named }) : named}
      trailing={
        state === 'on' ? (
          <span className="centre-joined">
            {t('agent_code_joined', { count: joined, shown: count(joined) })}
          </span>
        ) : (
          <StatusChip tone="quiet">{t(`agent_code_is_${state}`)}</StatusChip>
        )
      }
    />
  );
}
