import { useState } from 'react';
import { mailingLimits } from '@bahati/contract/back-office/content/mailings.ts';
import { Segmented } from '@bahati/ui/segmented/segmented.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { isReasonGood, ReasonField } from '#office/forms/reason-field.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { fromClockField } from '#office/words/time.ts';
import { useWords } from '#office/words/use-words.ts';
import { AudienceCount } from './audience-count.tsx';
import { HtmlField } from '#features/content/editor/html-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import {
  mailingAudience,
  type MailingDraft,
  mailingDraft,
  missingParts,
} from './mailing-draft.rules.ts';
import { SegmentFields } from './segment-fields.tsx';

const kinds = ['members', 'segment'] as const;

/** Writes to members: to whom, what, when and why; sent once, however often it is pressed. */
export function MailingDialog({ onClose }: { onClose: () => void }) {
  const { translate } = useWords();
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(mailingDraft);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState('');
  const [isWanting, setIsWanting] = useState(false);
  const change = (part: Partial<MailingDraft>) => setDraft((before) => ({ ...before, ...part }));
  const missing = isWanting ? missingParts(draft) : [];
  async function confirm() {
    setIsWanting(true);
    const audience = mailingAudience(draft);
    if (!audience || missingParts(draft).length > 0 || !isReasonGood(reason)) return;
    const { title, html, link, sendAt } = draft;
    const body = {
      idempotencyKey,
      audience,
      title,
      html,
      link: link.trim() || null,
      sendAt: fromClockField(sendAt) ?? null,
      reason: reason.trim(),
    };
    const sent = await act(
      () => call('POST /bo/mailings', { body }),
      ({ state }) =>
        translate(state === 'waiting' ? 'approvals.told_asked' : 'mailings.told_written'),
    );
    if (sent) onClose();
  }
  return (
    <ActDialog
      title={translate('mailings.write')}
      confirmLabel={translate(draft.sendAt ? 'mailings.plan_now' : 'mailings.send_now')}
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <div className="content-form">
        <Audience draft={draft} isMissing={missing.includes('audience')} onDraft={change} />
        <InBothFields
          label={translate('content.title')}
          most={mailingLimits.title}
          value={draft.title}
          missing={missing}
          part="title"
          onChange={(title) => change({ title })}
        />
        <HtmlField
          value={draft.html}
          title={draft.title}
          hasButton={draft.link.trim() !== ''}
          missing={missing}
          onChange={(part) => change({ html: { ...draft.html, ...part } })}
        />
        <div className="content-row">
          <TextField
            label={translate('mailings.link')}
            hint={translate('content.link_hint')}
            maxLength={mailingLimits.link}
            autoCapitalize="none"
            spellCheck={false}
            value={draft.link}
            onValueChange={(link) => change({ link })}
          />
          <TextField
            label={translate('mailings.send_at')}
            hint={translate('mailings.send_at_hint')}
            error={missing.includes('sendAt') ? translate('content.missing') : undefined}
            type="datetime-local"
            value={draft.sendAt}
            onValueChange={(sendAt) => change({ sendAt })}
          />
        </div>
        <ReasonField value={reason} onValueChange={setReason} isWanting={isWanting} />
      </div>
    </ActDialog>
  );
}

function Audience({
  draft,
  isMissing,
  onDraft,
}: {
  draft: MailingDraft;
  isMissing: boolean;
  onDraft: (part: Partial<MailingDraft>) => void;
}) {
  const { translate } = useWords();
  return (
    <div className="mailing-audience">
      <Segmented
        label={translate('content.who')}
        value={draft.kind}
        options={kinds.map((value) => ({ value, label: translate(`mailing_kinds.${value}`) }))}
        onValueChange={(kind) => onDraft({ kind })}
      />
      {draft.kind === 'members' ? (
        <label className="content-source">
          <span className="ui-field-label">{translate('mailings.names')}</span>
          <textarea
            className="mailing-names"
            rows={2}
            spellCheck={false}
            autoCapitalize="none"
            value={draft.names}
            onChange={(event) => onDraft({ names: event.currentTarget.value })}
          />
          <span className="ui-field-hint">
            {translate('mailings.names_hint', { most: mailingLimits.names })}
          </span>
        </label>
      ) : (
        <SegmentFields value={draft.rules} onChange={(rules) => onDraft({ rules })} />
      )}
      {isMissing && (
        <p className="ui-field-error" role="alert">
          {translate('mailings.audience_missing')}
        </p>
      )}
      <AudienceCount audience={mailingAudience(draft)} />
    </div>
  );
}
