import { useCallback, useState } from 'react';
import type { PersonalItem } from '@bahati/contract/back-office/members/personal.ts';
import { EmptyState } from '@bahati/ui/empty-state/empty-state.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { MemberCard } from '#features/members/member-card.ts';
import { RevealDialog } from './reveal-dialog.tsx';
import { RevealedValue } from './revealed-value.tsx';
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
  if (data.items.length === 0) {
    return (
      <EmptyState
        title={translate('personal.empty')}
        text={translate('personal.empty_hint')}
        seed="personal"
      />
    );
  }
  return <PersonalItems member={member} items={data.items} />;
}

const isOfAccount = ({ key }: PersonalItem) => key.includes(':');

function PersonalItems({ member, items }: { member: MemberCard; items: readonly PersonalItem[] }) {
  const { translate } = useWords();
  const canAccess = useCan('POST /bo/members/:id/reveal');
  const accounts = items.filter(isOfAccount);
  const lines = (some: readonly PersonalItem[]) => (
    <dl className="personal-list">
      {some.map((item) => (
        <PersonalLine key={item.key} member={member} item={item} canReveal={canAccess === true} />
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
  canReveal,
}: {
  member: MemberCard;
  item: PersonalItem;
  canReveal: boolean;
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
            {canReveal && (
              <button
                type="button"
                className="personal-act"
                aria-label={translate('personal.reveal_what', { what })}
                onClick={() => setIsAsking(true)}
              >
                {translate('personal.reveal')}
              </button>
            )}
          </>
        ) : (
          <RevealedValue value={clear} what={what} onHide={hide} />
        )}
      </dd>
      {isAsking && (
        <RevealDialog
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
