/** What was asked for at a program and what became of it, the newest first. */
import { type ReactNode, useState } from 'react';
import type { OfficeRequest } from '@bahati/contract/program-office.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { Button } from '@bahati/ui/button/button.tsx';
import { useAct } from '#office/forms/use-act.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import type { List } from '#office/lists/use-list.ts';
import { useWords } from '#office/words/use-words.ts';

const tones = { waiting: 'coral', done: 'lagoon', refused: 'quiet', withdrawn: 'quiet' } as const;

type Props<D> = {
  /** Where its words are: `<words>.about`, `.answer` and so on. */
  words: string;
  state: 'waiting' | 'all';
  list: List<OfficeRequest<D>>;
  aboutOf: (request: OfficeRequest<D>) => ReactNode;
  canDecide: boolean;
  withdraw: (id: string) => Promise<unknown>;
  /** What another person reads before he answers. */
  dialogOf: (request: OfficeRequest<D>, onClose: () => void) => ReactNode;
};

export function RequestList<D>(props: Props<D>) {
  const { words, state, list, dialogOf } = props;
  const { translate } = useWords();
  const [answering, setAnswering] = useState<OfficeRequest<D>>();
  const columns = useColumns(props, setAnswering);
  return (
    <>
      <RecordList
        label={translate(`${words}.list`)}
        list={list}
        columns={columns}
        empty={{
          title: translate(`${words}.empty_${state}`),
          text: translate(`${words}.empty_hint`),
          seed: words,
        }}
      />
      {answering && dialogOf(answering, () => setAnswering(undefined))}
    </>
  );
}

function useColumns<D>(
  props: Props<D>,
  onAnswer: (request: OfficeRequest<D>) => void,
): readonly Column<OfficeRequest<D>>[] {
  const { translate } = useWords();
  const { words, aboutOf } = props;
  return [
    {
      id: 'about',
      label: translate(`${words}.about`),
      render: (request) => aboutOf(request),
    },
    {
      id: 'state',
      label: translate(`${words}.state`),
      render: ({ state }) => (
        <StatusChip tone={tones[state]}>{translate(`${words}.state_${state}`)}</StatusChip>
      ),
      isInCardHead: true,
    },
    { id: 'reason', label: translate('access.reason'), render: ({ reason }) => reason },
    {
      id: 'asked',
      label: translate(`${words}.asked_by`),
      render: ({ askedBy, askedAt }) => <Who name={askedBy} at={askedAt} />,
    },
    {
      id: 'answered',
      label: translate(`${words}.answered_by`),
      render: ({ answeredBy, answeredAt }) => <Who name={answeredBy} at={answeredAt} />,
    },
    {
      id: 'acts',
      label: translate(`${words}.acts`),
      render: (request) => <Acts {...props} request={request} onAnswer={onAnswer} />,
    },
  ];
}

function Who({ name, at }: { name: string | null; at: string | null }) {
  const { instant } = useWords();
  if (name === null || at === null) return '–';
  return (
    <span className="room-two">
      <span>{name}</span>
      <span className="quiet tabular">{instant(at)}</span>
    </span>
  );
}

/** One's own request is withdrawn; another's is read whole before it is answered. */
function Acts<D>({
  request,
  words,
  canDecide,
  withdraw,
  onAnswer,
}: Props<D> & {
  request: OfficeRequest<D>;
  onAnswer: (request: OfficeRequest<D>) => void;
}) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  if (request.state !== 'waiting' || !canDecide) return '–';
  if (!request.isOwn) {
    return (
      <Button size="s" className="office-ink" onClick={() => onAnswer(request)}>
        {translate(`${words}.answer`)}
      </Button>
    );
  }
  const takeBack = () =>
    act(
      () => withdraw(request.id),
      () => translate(`${words}.told_withdraw`),
    );
  return (
    <span className="room-two">
      <Button size="s" isLoading={isBusy} onClick={() => void takeBack()}>
        {translate(`${words}.withdraw`)}
      </Button>
      {refusal && (
        <span className="ui-dialog-error" role="alert">
          {refusal}
        </span>
      )}
    </span>
  );
}
