import { useState } from 'react';
import { mailingStates } from '@bahati/contract/back-office/content/mailings.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PlusIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useList } from '#office/lists/use-list.ts';
import { useCan } from '#office/session/staff.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { MailingDetails } from './mailing-details.tsx';
import { MailingDialog } from './mailing-dialog.tsx';
import { MailingState } from './mailing-state.tsx';

/** A message on its way moves on by itself. */
const refetchEveryMs = 5_000;

/** What the operator wrote to members by name or by segment, and how far it has come. */
export function Mailings() {
  const { translate, locale, instant } = useWords();
  const search = useSearch();
  const canAccess = useCan('POST /bo/mailings');
  const [isWriting, setIsWriting] = useState(false);
  const state = mailingStates.find((known) => known === search.get('state'));
  const list = useList('GET /bo/mailings', { query: { state } }, { refetchEveryMs });
  const openId = search.get('mailing');
  return (
    <>
      <div className="office-toolbar">
        <SelectField
          label={translate('content.state')}
          isLabelHidden
          value={state ?? ''}
          options={[
            { value: '', label: translate('content.all_states') },
            ...mailingStates.map((value) => ({
              value,
              label: translate(`mailing_states.${value}`),
            })),
          ]}
          onValueChange={(chosen) => search.set({ state: chosen })}
        />
        {canAccess && (
          <Button
            className="office-ink content-add"
            icon={<PlusIcon size={18} />}
            onClick={() => setIsWriting(true)}
          >
            {translate('mailings.write')}
          </Button>
        )}
      </div>
      <RecordList
        label={translate('content.mailings')}
        list={list}
        empty={{
          title: translate('mailings.empty'),
          text: translate('mailings.empty_hint'),
          seed: 'mailings',
        }}
        columns={[
          {
            id: 'title',
            label: translate('content.title'),
            render: ({ id, title }) => (
              <button
                type="button"
                className="records-open"
                onClick={() => search.set({ mailing: id })}
              >
                {locale === 'sw' ? title.sw : title.en}
              </button>
            ),
          },
          {
            id: 'state',
            label: translate('content.state'),
            isTight: true,
            isInCardHead: true,
            render: (row) => <MailingState state={row.state} />,
          },
          {
            id: 'audience',
            label: translate('content.who'),
            render: ({ audience }) =>
              audience.kind === 'members'
                ? audience.names.slice(0, 3).join(', ') + (audience.names.length > 3 ? ' …' : '')
                : translate('mailings.segment'),
          },
          {
            id: 'told',
            label: translate('mailings.told'),
            isNumber: true,
            render: ({ told, matched }) => translate('mailings.told_of', { told, matched }),
          },
          {
            id: 'when',
            label: translate('content.when'),
            isTight: true,
            render: ({ sendAt, startedAt }) => instant(startedAt ?? sendAt),
          },
          { id: 'by', label: translate('mailings.by'), render: ({ writtenBy }) => writtenBy },
        ]}
      />
      {isWriting && <MailingDialog onClose={() => setIsWriting(false)} />}
      {openId && (
        <MailingDetails id={openId} onClose={() => search.set({ mailing: undefined }, true)} />
      )}
    </>
  );
}
