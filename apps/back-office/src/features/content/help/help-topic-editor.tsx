import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { HelpTopicDialog } from './help-topic-dialog.tsx';

/** Reads one topic, then lets it be written. A newer version begins the writing anew. */
export function HelpTopicEditor({
  code,
  isReadOnly,
  onClose,
}: {
  code: string;
  isReadOnly: boolean;
  onClose: () => void;
}) {
  const { translate } = useWords();
  const { data, error, refetch } = useRecord('GET /bo/helpTopics/:code', { params: { code } });
  if (data) {
    return (
      <HelpTopicDialog
        key={data.lastVersion}
        topic={data}
        isReadOnly={isReadOnly}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('help.change')}
      closeLabel={translate('ra.action.close')}
    >
      {error ? (
        <ListProblem error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={5} label={translate('list.loading')} />
      )}
    </Dialog>
  );
}
