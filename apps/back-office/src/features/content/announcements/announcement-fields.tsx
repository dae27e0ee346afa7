import {
  announcementActions,
  announcementLimits,
  announcementTypes,
} from '@bahati/contract/back-office/content/announcements.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import type { AnnouncementDraft } from './announcement-draft.rules.ts';
import { CodeField } from '#features/content/code-field.tsx';
import type { ContentFieldsProps } from '#features/content/content-dialog.tsx';
import { HtmlField } from '#features/content/editor/html-field.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { ImageFields } from './image-fields.tsx';
import { WhenFields } from '#features/content/when-fields.tsx';
import { WhoFields } from '#features/content/who-fields.tsx';

export function AnnouncementFields({
  draft,
  isNew,
  missing,
  onDraft,
}: ContentFieldsProps<AnnouncementDraft>) {
  const { translate } = useWords();
  const isMissing = (part: string) => missing.includes(part);
  return (
    <>
      <div className="content-row">
        <SelectField
          label={translate('announcements.type')}
          hint={translate(`announcement_hints.${draft.type}`)}
          value={draft.type}
          options={announcementTypes.map((value) => ({
            value,
            label: translate(`announcement_types.${value}`),
          }))}
          onValueChange={(value) =>
            onDraft({ type: announcementTypes.find((type) => type === value) ?? 'PL' })
          }
        />
        {isNew && (
          <CodeField
            value={draft.code}
            isMissing={isMissing('code')}
            onValueChange={(code) => onDraft({ code })}
          />
        )}
      </div>
      <WhoFields
        value={draft.executions}
        options={['A', 'B', 'F']}
        isMissing={isMissing('executions')}
        onChange={(executions) => onDraft({ executions })}
      />
      <InBothFields
        label={translate('content.title')}
        most={announcementLimits.title}
        value={draft.title}
        missing={missing}
        part="title"
        onChange={(title) => onDraft({ title })}
      />
      <HtmlField
        value={draft.html}
        title={draft.title}
        hasButton={draft.action !== 'NONE'}
        missing={missing}
        onChange={(change) => onDraft({ html: { ...draft.html, ...change } })}
      />
      {(draft.type === 'PR' || draft.images.length > 0) && (
        <ImageFields images={draft.images} onChange={(images) => onDraft({ images })} />
      )}
      <WhenFields draft={draft} missing={missing} onDraft={onDraft} />
      <div className="content-row">
        <SelectField
          label={translate('announcements.action')}
          value={draft.action}
          options={announcementActions.map((value) => ({
            value,
            label: translate(`announcement_actions.${value}`),
          }))}
          onValueChange={(value) =>
            onDraft({ action: announcementActions.find((action) => action === value) ?? 'NONE' })
          }
        />
        {draft.action === 'LINK' && (
          <TextField
            label={translate('content.link')}
            hint={translate('content.link_hint')}
            error={isMissing('link') ? translate('content.missing') : undefined}
            maxLength={announcementLimits.link}
            autoCapitalize="none"
            spellCheck={false}
            value={draft.link}
            onValueChange={(link) => onDraft({ link })}
          />
        )}
      </div>
      <Checkbox
        label={translate('announcements.draft')}
        checked={draft.isDraft}
        onCheckedChange={(isDraft) => onDraft({ isDraft })}
      />
    </>
  );
}
