import { useState } from 'react';
import type { SavedView } from '@bahati/contract/back-office/insight/views.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { IconButton } from '@bahati/ui/icon-button/icon-button.tsx';
import { CloseIcon, TagIcon } from '@bahati/ui/icons/icons.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useAddress } from '#office/address/use-address.ts';
import { Link } from '#office/address/link.tsx';
import { call } from '#office/api.ts';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import { ListProblem } from './list-problem.tsx';
import { useRecord } from './use-record.ts';
import './saved-views.css';

/** Pages as they were narrowed before: kept under a name, one's own and what staff users share. */
export function SavedViews() {
  const { translate } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="s" icon={<TagIcon size={18} />} onClick={() => setIsOpen(true)}>
        {translate('views.open')}
      </Button>
      {isOpen && <ViewsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ViewsDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const { pathname } = useAddress();
  const reading = useRecord('GET /bo/views', { query: { page: pathname } });
  const { data, error, refetch, isFetching } = reading;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={translate('views.title')}
      closeLabel={translate('ra.action.close')}
    >
      <div className="views">
        {data ? (
          <ViewList views={data.items} onOpen={onClose} />
        ) : error ? (
          <ListProblem error={error} onRetry={refetch} isRetrying={isFetching} />
        ) : (
          <SkeletonRows count={2} label={translate('list.loading')} />
        )}
        <SaveView onSaved={onClose} />
      </div>
    </Dialog>
  );
}

function ViewList({ views, onOpen }: { views: readonly SavedView[]; onOpen: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  if (views.length === 0) return <p className="quiet">{translate('views.empty')}</p>;
  const remove = ({ id, name }: SavedView) =>
    act(
      () => call('POST /bo/views/:id/remove', { params: { id }, body: {} }),
      () => translate('views.told_removed', { name }),
    );
  return (
    <>
      <ul className="views-list">
        {views.map((view) => (
          <li key={view.id}>
            <Link
              className="office-link"
              to={view.search ? `${view.page}?${view.search}` : view.page}
              onClick={onOpen}
            >
              {view.name}
            </Link>
            <span className="quiet">
              {view.isOwn
                ? view.isShared && translate('views.shared')
                : translate('views.by', { name: view.savedBy })}
            </span>
            {view.isOwn && (
              <IconButton
                label={translate('views.remove', { name: view.name })}
                disabled={isBusy}
                onClick={() => void remove(view)}
              >
                <CloseIcon size={18} />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

/** Keeps the page as it stands now. */
function SaveView({ onSaved }: { onSaved: () => void }) {
  const { translate } = useWords();
  const { pathname, search } = useAddress();
  const { act, isBusy, refusal } = useAct();
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isMissing = name.trim() === '';
  async function save() {
    setIsAsked(true);
    if (isMissing || isBusy) return;
    const body = { page: pathname, name, search: search.replace(/^\?/, ''), isShared };
    const isSaved = await act(
      () => call('POST /bo/views', { body }),
      () => translate('views.told_saved', { name: name.trim() }),
    );
    if (isSaved) onSaved();
  }
  return (
    <form
      className="act-form views-save"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={translate('views.name')}
        hint={translate('views.name_hint')}
        error={isAsked && isMissing ? translate('views.name_missing') : undefined}
        maxLength={60}
        value={name}
        onValueChange={setName}
      />
      <Checkbox label={translate('views.share')} checked={isShared} onCheckedChange={setIsShared} />
      {refusal && (
        <p className="ui-dialog-error" role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" className="office-ink" isLoading={isBusy}>
        {translate('views.save')}
      </Button>
    </form>
  );
}
