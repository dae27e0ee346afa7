import type { BannerSettings, StaffBanner } from '@bahati/contract/back-office/content/banners.ts';
import { call } from '#office/api.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  type BannerDraft,
  bannerDraft,
  bannerSettings,
  missingParts,
} from './banner-draft.rules.ts';
import { BannerFields } from './banner-fields.tsx';
import { ContentDialog, type ContentKind } from '#features/content/content-dialog.tsx';

const banners: ContentKind<BannerDraft, BannerSettings> = {
  missingParts,
  settingsOf: bannerSettings,
  add: (settings, code) => call('POST /bo/banners', { body: { ...settings, code } }),
  change: (id, body) => call('POST /bo/banners/:id', { params: { id }, body }),
  remove: (id) => call('POST /bo/banners/:id/remove', { params: { id }, body: {} }),
  fields: (props) => <BannerFields {...props} />,
  savedWords: () => 'content.told_saved',
};

/** Hangs a banner, or changes one. */
export function BannerDialog({
  banner,
  isReadOnly,
  onClose,
}: {
  banner: StaffBanner | undefined;
  isReadOnly: boolean;
  onClose: () => void;
}) {
  const { translate } = useWords();
  return (
    <ContentDialog
      kind={banners}
      id={banner?.id}
      first={() => bannerDraft(banner, new Date())}
      title={translate(banner ? 'banners.change' : 'banners.add')}
      addLabel={() => translate('banners.add_now')}
      isReadOnly={isReadOnly}
      onClose={onClose}
    />
  );
}
