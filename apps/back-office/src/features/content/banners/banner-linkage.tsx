import { bannerLimits, bannerLinkages } from '@bahati/contract/back-office/content/banners.ts';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';
import type { BannerDraft } from './banner-draft.rules.ts';

/** Where a banner leads, and the promotion whose picture it is. */
export function BannerLinkage({
  draft,
  isMissing,
  onDraft,
}: {
  draft: BannerDraft;
  isMissing: boolean;
  onDraft: (change: Partial<BannerDraft>) => void;
}) {
  const { translate, locale } = useWords();
  const { data } = useRecord('GET /bo/announcements', {
    query: { type: 'PR', pageSize: 100 },
  });
  return (
    <>
      <div className="content-row">
        <SelectField
          label={translate('banners.linkage')}
          value={draft.linkageType}
          options={bannerLinkages.map((value) => ({
            value,
            label: translate(`banner_linkages.${value}`),
          }))}
          onValueChange={(value) =>
            onDraft({ linkageType: bannerLinkages.find((kind) => kind === value) ?? 'NONE' })
          }
        />
        {draft.linkageType !== 'NONE' && (
          <TextField
            label={translate('banners.to')}
            hint={translate(`banner_linkage_hints.${draft.linkageType}`)}
            error={isMissing ? translate('content.missing') : undefined}
            maxLength={bannerLimits.linkage}
            autoCapitalize="none"
            spellCheck={false}
            value={draft.linkage}
            onValueChange={(linkage) => onDraft({ linkage })}
          />
        )}
      </div>
      <SelectField
        label={translate('banners.promotion')}
        value={draft.announcementId}
        options={[
          { value: '', label: translate('banners.no_promotion') },
          ...(data?.items ?? []).map(({ id, title }) => ({
            value: id,
            label: locale === 'sw' ? title.sw : title.en,
          })),
        ]}
        onValueChange={(announcementId) => onDraft({ announcementId })}
      />
    </>
  );
}
