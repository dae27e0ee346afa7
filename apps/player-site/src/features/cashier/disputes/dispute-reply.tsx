import { mostImages } from '@bahati/contract/image-limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PictureField } from '@bahati/ui/picture-field/picture-field.tsx';
import { useDraftPictures } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { sendPictures } from '#features/uploads/send-pictures.ts';
import { isDecided, useIdempotencyKeys } from '#features/wallet/idempotency-key.ts';
import { usePictureWords } from '#features/uploads/use-picture-words.ts';
import { WordsField } from './words-field.tsx';

/** Says more in a case, with pictures where they help. */
export function DisputeReply({ withdrawalId }: { withdrawalId: string }) {
  const { t } = useTranslation();
  const pictureWords = usePictureWords();
  const draft = useDraftPictures(mostImages);
  const sent = useRef(new Map<string, string>());
  const ids = useIdempotencyKeys();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '' && draft.pictures.length === 0;

  const send = useMutation({
    mutationFn: async () => {
      const imageIds = await sendPictures(draft.pictures, sent.current);
      const body = { clientId: ids.idFor(`${text} ${imageIds.join(' ')}`), text, imageIds };
      const params = { id: withdrawalId };
      return call('POST /wps/cashier/withdrawals/:id/dispute/messages', { params, body });
    },
    onSuccess: async () => {
      ids.forget();
      setText('');
      draft.take();
      await forgetMemberCall('GET /wps/cashier/withdrawals/:id/dispute');
    },
    onError: (failure) => {
      if (isDecided(failure)) ids.forget();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !send.isPending) send.mutate();
  }

  return (
    <form className="case-reply" noValidate onSubmit={submit}>
      <WordsField label={t('case_words')} value={text} onValueChange={setText} />
      <PictureField draft={draft} words={pictureWords} />
      <FormAlert error={send.error} />
      <Button
        type="submit"
        isWide
        disabled={isEmpty}
        isLoading={send.isPending}
        loadingLabel={t('loading')}
      >
        {t('case_send')}
      </Button>
    </form>
  );
}
