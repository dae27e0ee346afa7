import { useState } from 'react';
import type { WholeMailing } from '@bahati/contract/back-office/content/mailings.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { SkeletonRows } from '@bahati/ui/skeleton/skeleton.tsx';
import { StaffHtml } from '@bahati/ui/staff-html/staff-html.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { call } from '#office/api.ts';
import { ReasonDialog } from '#office/forms/reason-dialog.tsx';
import { ListProblem } from '#office/lists/list-problem.tsx';
import { useWords } from '#office/words/use-words.ts';
import { MailingState } from './mailing-state.tsx';
import { PhonePreview } from '#features/content/editor/phone-preview.tsx';
import { useSegmentWords } from './use-segment-words.ts';

const isOver = ({ state }: WholeMailing) =>
  state === 'sent' || state === 'stopped' || state === 'rejected';

/** One message: what it says, to whom, how far it has come; and the way to stop it. */
export function MailingDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const { translate, locale } = useWords();
  const canAccess = useCan('POST /bo/mailings/:id/stop');
  const [isStopping, setIsStopping] = useState(false);
  const { data, error, refetch } = useRecord(
    'GET /bo/mailings/:id',
    { params: { id } },
    { refetchEveryMs: 5_000 },
  );
  if (data && isStopping) {
    return (
      <ReasonDialog
        title={translate('mailings.stop_title')}
        confirmLabel={translate('mailings.stop_now')}
        tone="danger"
        send={(reason) => call('POST /bo/mailings/:id/stop', { params: { id }, body: { reason } })}
        tell={() => translate('mailings.told_stopped')}
        onClose={() => setIsStopping(false)}
      >
        <p>{translate('mailings.stop_hint', { told: data.told })}</p>
      </ReasonDialog>
    );
  }
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={data ? data.title[locale === 'sw' ? 'sw' : 'en'] : translate('mailings.one')}
      closeLabel={translate('ra.action.close')}
      footer={
        data && canAccess && !isOver(data) ? (
          <Button tone="danger" onClick={() => setIsStopping(true)}>
            {translate('mailings.stop')}
          </Button>
        ) : undefined
      }
    >
      {data ? (
        <Whole mailing={data} />
      ) : error ? (
        <ListProblem error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={5} label={translate('list.loading')} />
      )}
    </Dialog>
  );
}

function Whole({ mailing }: { mailing: WholeMailing }) {
  const { translate, instant, locale } = useWords();
  const { rulesWords } = useSegmentWords();
  const language = locale === 'sw' ? 'sw' : 'en';
  const { audience, matched, told, read, sendAt, startedAt, endedAt, endedBy } = mailing;
  const { title, html, link, reason, writtenBy, writtenAt, state } = mailing;
  const items = [
    { id: 'state', label: translate('content.state'), value: <MailingState state={state} /> },
    {
      id: 'told',
      label: translate('mailings.told'),
      value: (
        <>
          <progress
            className="mailing-progress"
            aria-hidden
            max={Math.max(matched, 1)}
            value={told}
          />
          {translate('mailings.told_of', { told, matched })}
        </>
      ),
    },
    {
      id: 'read',
      label: translate('mailings.read'),
      value: translate('mailings.read_of', { read, told }),
    },
    {
      id: 'who',
      label: translate('content.who'),
      value: audience.kind === 'members' ? audience.names.join(', ') : rulesWords(audience.rules),
    },
    { id: 'when', label: translate('content.when'), value: instant(startedAt ?? sendAt) },
    {
      id: 'by',
      label: translate('mailings.by'),
      value: translate('mailings.by_at', { name: writtenBy, at: instant(writtenAt) }),
    },
    { id: 'reason', label: translate('access.reason'), value: reason },
    ...(endedAt
      ? [
          {
            id: 'ended',
            label: translate('mailings.ended'),
            value: endedBy
              ? translate('mailings.by_at', { name: endedBy, at: instant(endedAt) })
              : instant(endedAt),
          },
        ]
      : []),
  ];
  return (
    <div className="mailing-whole">
      <KeyValueList items={items} />
      <PhonePreview language={language}>
        <div className="phone-preview-card">
          <p className="phone-preview-title">{title[language]}</p>
          <StaffHtml html={html[language]} onFollow={() => undefined} />
          {link && <p className="content-address">{link}</p>}
        </div>
      </PhonePreview>
    </div>
  );
}
