import { bannerGroups, bannerLimits } from '@bahati/contract/back-office/content/banners.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useWords } from '#office/words/use-words.ts';
import { type BannerDraft, hasButton } from './banner-draft.rules.ts';
import { BannerLinkage } from './banner-linkage.tsx';
import { CodeField } from '#features/content/code-field.tsx';
import type { ContentFieldsProps } from '#features/content/content-dialog.tsx';
import { InBothFields } from '#features/content/in-both-fields.tsx';
import { PictureField } from '#features/content/editor/picture-field.tsx';
import { WhenFields } from '#features/content/when-fields.tsx';
import { WhoFields } from '#features/content/who-fields.tsx';

export function BannerFields({ draft, isNew, missing, onDraft }: ContentFieldsProps<BannerDraft>) {
  const { translate } = useWords();
  const isMissing = (part: string) => missing.includes(part);
  const words = { missing } as const;
  return (
    <>
      <div className="content-row">
        <SelectField
          label={translate('banners.group')}
          value={draft.groupName}
          options={bannerGroups.map((value) => ({
            value,
            label: translate(`banner_groups.${value}`),
          }))}
          onValueChange={(value) =>
            onDraft({ groupName: bannerGroups.find((group) => group === value) ?? 'w_home' })
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
      <div className="content-row">
        <PictureField
          label={translate('banners.wide')}
          url={draft.wideUrl}
          isMissing={isMissing('wideUrl')}
          onUrl={(wideUrl) => onDraft({ wideUrl })}
        />
        <PictureField
          label={translate('banners.tall')}
          url={draft.tallUrl}
          isMissing={isMissing('tallUrl')}
          onUrl={(tallUrl) => onDraft({ tallUrl })}
        />
      </div>
      <InBothFields
        {...words}
        label={translate('content.title')}
        most={bannerLimits.title}
        value={draft.title}
        part="title"
        onChange={(title) => onDraft({ title })}
      />
      <InBothFields
        {...words}
        label={translate('banners.text')}
        most={bannerLimits.text}
        value={draft.text}
        part="text"
        onChange={(text) => onDraft({ text })}
      />
      <BannerLinkage draft={draft} isMissing={isMissing('linkage')} onDraft={onDraft} />
      {hasButton(draft) && (
        <InBothFields
          {...words}
          label={translate('banners.action')}
          most={bannerLimits.action}
          value={draft.action}
          part="action"
          onChange={(action) => onDraft({ action })}
        />
      )}
      <WhoFields
        value={draft.executions}
        options={['A', 'B']}
        isMissing={isMissing('executions')}
        onChange={(executions) => onDraft({ executions })}
      />
      <WhenFields draft={draft} missing={missing} onDraft={onDraft} />
    </>
  );
}
