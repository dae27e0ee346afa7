import { mostImages } from '@bahati/contract/image-limits.ts';
import type { MemberPromotion } from '@bahati/contract/player-site/rewards/promotions.ts';
import { longestRemark } from '@bahati/contract/player-site/rewards/remark-limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Dialog } from '@bahati/ui/dialog/dialog.tsx';
import { PictureField } from '@bahati/ui/picture-field/picture-field.tsx';
import { useDraftPictures } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { describedBy, FieldFrame } from '@bahati/ui/text-field/field-frame.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { forgetRewards } from '#features/rewards/forget-rewards.ts';
import { sendPictures } from '#features/uploads/send-pictures.ts';
import { usePictureWords } from '#features/uploads/use-picture-words.ts';
import { call } from '#site/api.ts';
import { useTranslation } from '#site/words/use-translation.ts';
import { usePromotionWords } from './use-promotion-words.ts';
import '#features/rewards/centre/reward-centre.css';

/** A remark and up to three pictures (spec §5). */
export function ApplyDialog({
  promotion,
  onClose,
}: {
  promotion: MemberPromotion;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { title } = usePromotionWords();
  const words = usePictureWords();
  const id = useId();
  const draft = useDraftPictures(mostImages);
  const sent = useRef(new Map<string, string>());
  const [remark, setRemark] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const field = {
    label: t('apply_remark'),
    hint: t('apply_left', { count: longestRemark - remark.length }),
  };
  const { trigger } = promotion.terms;
  const needsPicture = trigger.kind === 'application' && trigger.needsPicture;
  const isMissing = needsPicture ? draft.pictures.length === 0 : remark.trim() === '';
  const apply = useMutation({
    mutationFn: async () => {
      const imageIds = await sendPictures(draft.pictures, sent.current);
      const body = { promotionId: promotion.id, remark: remark.trim(), imageIds };
      return call('POST /wps/rewards/applications', { body });
    },
    onSuccess: async () => {
      draft.take();
      showToast({ tone: 'win', message: t('apply_sent') });
      await forgetRewards();
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setWasTried(true);
    if (!isMissing && !apply.isPending) apply.mutate();
  }
  return (
    <Dialog isOpen onClose={onClose} title={title(promotion)} closeLabel={t('close')}>
      <form className="stack" noValidate onSubmit={submit}>
        <FieldFrame id={id} words={field}>
          <textarea
            id={id}
            className="reward-remark"
            rows={3}
            maxLength={longestRemark}
            value={remark}
            aria-describedby={describedBy(id, field)}
            onChange={(event) => setRemark(event.currentTarget.value)}
          />
        </FieldFrame>
        <p>{t(needsPicture ? 'apply_pictures_needed' : 'apply_pictures')}</p>
        <PictureField draft={draft} words={words} />
        {wasTried && isMissing && (
          <FormAlert tone="info">
            {t(needsPicture ? 'refusal_picture_needed' : 'apply_remark_missing')}
          </FormAlert>
        )}
        <FormAlert error={apply.error} />
        <Button
          type="submit"
          tone="brass"
          size="l"
          isWide
          isLoading={apply.isPending}
          loadingLabel={t('loading')}
        >
          {t('apply_send')}
        </Button>
      </form>
    </Dialog>
  );
}
