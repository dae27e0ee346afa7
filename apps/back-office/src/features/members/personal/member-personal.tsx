import { useCallback, useState } from 'react';
import type { PersonalItem } from '@bahati/contract/back-office/members/personal.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { CorrectDialog } from '#features/members/recovery/correct-dialog.tsx';
import { WaitingRecovery } from '#features/members/recovery/waiting-recovery.tsx';
import type { MemberCard } from '#features/members/member-card.ts';
import { UnmaskDialog } from './unmask-dialog.tsx';
import { UnmaskedValue } from './unmasked-value.tsx';
import './member-personal.css';

/** Who the member is, masked; each field can be asked for in clear, with a reason. */
export function MemberPersonal({ member }: { member: MemberCard }) {
  const { translate } = useWords();
  const { id } = member;
  const { data, error, refetch, isFetching } = useRecord('GET /bo/members/:id/personal', {
    params: { id },
  });
  if (error && !data) {
    return (
      <ListProblem
        title={translate('personal.unread')}
        error={error}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonRows count={4} label={translate('list.loading')} />;
  return (
    <>
      <CorrectPersonal member={member} />
      {data.items.length === 0 ? (
        <EmptyState
          title={translate('personal.empty')}
          text={translate('personal.empty_hint')}
          seed="personal"
        />
      ) : (
        <PersonalItems member={member} items={data.items} />
      )}
    </>
  );
}

/** Asks that what the member cannot change alone is corrected. */
function CorrectPersonal({ member }: { member: MemberCard }) {
  const { translate } = useWords();
  const canAsk = useCan('POST /bo/members/:id/correct');
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="personal-correct">
      <WaitingRecovery memberId={member.id} />
      {canAsk && (
        <Button size="s" onClick={() => setIsAsking(true)}>
          {translate('recovery.correct')}
        </Button>
      )}
      {isAsking && <CorrectDialog member={member} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

const isOfAccount = ({ key }: PersonalItem) => key.includes(':');

function PersonalItems({ member, items }: { member: MemberCard; items: readonly PersonalItem[] }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/members/:id/unmask');
  const accounts = items.filter(isOfAccount);
  const lines = (some: readonly PersonalItem[]) => (
    <dl className="personal-list">
      {some.map((item) => (
        <PersonalLine key={item.key} member={member} item={item} canUnmask={canAccess === true} />
      ))}
    </dl>
  );
  return (
    <div className="personal">
      <p className="quiet">{translate('personal.hint')}</p>
      {lines(items.filter((item) => !isOfAccount(item)))}
      {accounts.length > 0 && (
        <section>
          <h2>{translate('personal.accounts')}</h2>
          {lines(accounts)}
        </section>
      )}
    </div>
  );
}

function PersonalLine({
  member,
  item,
  canUnmask,
}: {
  member: MemberCard;
  item: PersonalItem;
  canUnmask: boolean;
}) {
  const { translate } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const [clear, setClear] = useState<string>();
  const hide = useCallback(() => setClear(undefined), []);
  const [kind = ''] = item.key.split(':');
  const what = translate(`personal_fields.${kind}`);
  const about = [item.provider, item.isRemoved ? translate('personal.removed') : null]
    .filter((part) => part !== null)
    .join(', ');
  return (
    <div className="personal-line">
      <dt>
        {what}
        {about && <small>{about}</small>}
      </dt>
      <dd>
        {clear === undefined ? (
          <>
            <span className="tabular">{item.masked}</span>
            {canUnmask && (
              <button
                type="button"
                className="personal-act"
                aria-label={translate('personal.unmask_what', { what })}
                onClick={() => setIsAsking(true)}
              >
                {translate('personal.unmask')}
              </button>
            )}
          </>
        ) : (
          <UnmaskedValue value={clear} what={what} onHide={hide} />
        )}
      </dd>
      {isAsking && (
        <UnmaskDialog
          member={member}
          item={item}
          what={what}
          onShow={setClear}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}
