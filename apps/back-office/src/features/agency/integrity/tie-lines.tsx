import type {
  AgentIntegrity,
  IntegrityNode,
} from '@bahati/contract/back-office/agency/integrity.ts';
import { MemberLink } from '#features/members/member-link.tsx';
import { MemberStatus } from '#features/members/member-status.tsx';
import { useWords } from '#office/words/use-words.ts';
import { useTies } from './use-ties.ts';

/** One person, how far below the agent, and all that ties this one to others. */
export function TieLines({ agent, node }: { agent: AgentIntegrity; node: IntegrityNode }) {
  const { translate } = useWords();
  const ties = useTies(agent)(node.id);
  return (
    <>
      <div className="integrity-who">
        <MemberLink id={node.id} username={node.username} />
        <span className="quiet">{useStanding(node)}</span>
        {node.status !== 'active' && <MemberStatus status={node.status} />}
        {agent.reasons.map(({ code }, at) =>
          node.reasons.includes(code) ? (
            <span
              key={`${code} ${at}`}
              className="integrity-number"
              role="img"
              title={translate(`integrity_reasons.${code}`)}
              aria-label={translate(`integrity_reasons.${code}`)}
            >
              {at + 1}
            </span>
          ) : null,
        )}
      </div>
      {ties.length > 0 && (
        <ul className="integrity-ties">
          {ties.map(({ kind, words }) => (
            <li key={words} data-kind={kind}>
              {words}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function useStanding({ depth, type }: IntegrityNode): string {
  const { translate } = useWords();
  const kind = translate(`member_types.${type}`);
  if (depth === null) return `${kind} · ${translate('integrity.left_team')}`;
  if (depth === 0) return kind;
  return `${kind} · ${translate('integrity.below', { smart_count: depth })}`;
}
