import { useState } from 'react';
import type { StaffBanner } from '@bahati/contract/back-office/banners.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { call } from '#office/api.ts';
import { ActDialog } from '#office/forms/act-dialog.tsx';
import { useAct } from '#office/forms/use-act.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  type BannerDraft,
  bannerDraft,
  bannerSettings,
  missingParts,
} from './banner-draft.rules.ts';
import { BannerFields } from './banner-fields.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** Hangs a banner, or changes one. The code names it for good. */
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
  const { act, isBusy, refusal } = useAct();
  const [draft, setDraft] = useState(() => bannerDraft(banner, new Date()));
  const [isWanting, setIsWanting] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  if (banner && isRemoving) {
    return (
      <RemoveDialog
        name={banner.title.en}
        send={() => call('POST /bo/banners/:id/remove', { params: { id: banner.id }, body: {} })}
        onClose={onClose}
      />
    );
  }
  async function confirm() {
    if (isReadOnly) return onClose();
    setIsWanting(true);
    const settings = bannerSettings(draft);
    if (!settings) return;
    const send = () =>
      banner
        ? call('POST /bo/banners/:id', { params: { id: banner.id }, body: settings })
        : call('POST /bo/banners', { body: { ...settings, code: draft.code } });
    if (await act(send, () => translate('content.told_saved'))) onClose();
  }
  const missing = isWanting ? missingParts(draft) : [];
  return (
    <ActDialog
      title={translate(banner ? 'banners.change' : 'banners.add')}
      confirmLabel={
        isReadOnly
          ? translate('ra.action.close')
          : translate(banner ? 'access.save' : 'banners.add_now')
      }
      size="l"
      isBusy={isBusy}
      refusal={missing.length > 0 ? translate('content.incomplete') : refusal}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <fieldset className="content-form" disabled={isReadOnly}>
        <BannerFields
          draft={draft}
          isNew={!banner}
          missing={missing}
          onDraft={(change: Partial<BannerDraft>) =>
            setDraft((before) => ({ ...before, ...change }))
          }
        />
      </fieldset>
      {banner && !isReadOnly && (
        <Button size="s" className="content-remove" onClick={() => setIsRemoving(true)}>
          {translate('content.remove')}
        </Button>
      )}
    </ActDialog>
  );
}
