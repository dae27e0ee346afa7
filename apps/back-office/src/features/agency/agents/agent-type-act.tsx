import { useState } from 'react';
import {
  type AgentCard,
  type AgentType,
  agentTypes,
} from '@bahati/contract/back-office/agency/agents.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { NoticeBar } from '@bahati/ui/notice-bar/notice-bar.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { call } from '#office/api.ts';
import { Link } from '#office/address/link.tsx';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

/** Asks for another type of an agent; a second person lets it stand. */
export function AgentTypeAct({ agent }: { agent: AgentCard }) {
  const { translate, codeWords } = useWords();
  const canAccess = useCan('POST /bo/agents/:id/type');
  const [isOpen, setIsOpen] = useState(false);
  const [type, setType] = useState<AgentType>();
  const { id, wantedType } = agent;
  const others = agentTypes.filter((one) => one !== agent.type);
  if (wantedType) {
    return (
      <NoticeBar>
        {translate('agents.type_waits', {
          type: codeWords('member_types', String(wantedType.type)),
          name: wantedType.requestedBy,
        })}{' '}
        <Link to="/approvals" className="office-link">
          {translate('sections.approvals')}
        </Link>
      </NoticeBar>
    );
  }
  if (!canAccess) return null;
  return (
    <>
      <Button size="s" onClick={() => setIsOpen(true)}>
        {translate('agents.change_type')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={translate('agents.change_type')}
          confirmLabel={translate('agents.ask')}
          isReady={type !== undefined}
          send={(reason) =>
            call('POST /bo/agents/:id/type', {
              params: { id },
              body: { type: type ?? agent.type, reason },
            })
          }
          tell={() => translate('agents.told_waits')}
          onClose={() => setIsOpen(false)}
        >
          {(isWanting) => (
            <>
              <p>{translate('agents.type_hint')}</p>
              <SelectField
                label={translate('agents.type')}
                value={type === undefined ? '' : String(type)}
                placeholder={translate('agents.choose')}
                error={isWanting && type === undefined ? translate('agents.choose') : undefined}
                options={others.map((one) => ({
                  value: String(one),
                  label: codeWords('member_types', String(one)),
                }))}
                onValueChange={(value) => setType(others.find((one) => String(one) === value))}
              />
            </>
          )}
        </ReasonDialog>
      )}
    </>
  );
}
