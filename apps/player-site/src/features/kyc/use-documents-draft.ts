import { type FormEvent, useRef, useState } from 'react';
import { addressLength, fundsDocuments, identityDocuments } from '@bahati/contract/kyc-words.ts';
import { mostImages } from '@bahati/contract/image-limits.ts';
import { useDraftPictures } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { sendPictures } from '#features/uploads/send-pictures.ts';
import { useFocusOnError } from '#features/forms/use-focus-on-error.ts';

export type DocumentsDraft = {
  documentType: (typeof identityDocuments)[number] | (typeof fundsDocuments)[number];
  fullName: string;
  number: string;
  birthday: string;
  expiresOn: string;
  address: string;
};

type Field = 'fullName' | 'number' | 'birthday' | 'address' | 'pictures';

const numberForm = /^[A-Za-z0-9][A-Za-z0-9 /-]{2,29}$/;

/** What is wrong with each field, as the server would say it. */
function isWrong(
  level: 2 | 3,
  documents: DocumentsDraft,
  pictures: number,
): Record<Field, boolean> {
  return {
    fullName: documents.fullName.trim().length < 3,
    number: level === 2 && !numberForm.test(documents.number.trim()),
    birthday: level === 2 && documents.birthday === '',
    address: level === 3 && documents.address.trim().length < addressLength.min,
    pictures: pictures === 0,
  };
}

/** Documents as they are filled in; sent once, however often the button is pressed. */
export function useDocumentsDraft(level: 2 | 3) {
  const { t } = useTranslation();
  const { form, focusFirstError } = useFocusOnError();
  const pictures = useDraftPictures(mostImages);
  const sent = useRef(new Map<string, string>());
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [wasTried, setWasTried] = useState(false);
  const [documents, setDocuments] = useState<DocumentsDraft>({
    documentType: level === 2 ? identityDocuments[0] : fundsDocuments[0],
    fullName: '',
    number: '',
    birthday: '',
    expiresOn: '',
    address: '',
  });
  const wrong = isWrong(level, documents, pictures.pictures.length);

  const send = useMutation({
    mutationFn: async () => {
      const imageIds = await sendPictures(pictures.pictures, sent.current);
      const { documentType, fullName, number, birthday, expiresOn, address } = documents;
      const said =
        level === 2 ? { number, birthday, ...(expiresOn ? { expiresOn } : {}) } : { address };
      return call('POST /wps/member/kyc', {
        body: { idempotencyKey, level, documentType, fullName, imageIds, ...said },
      });
    },
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/kyc');
      showToast({ tone: 'info', message: t('kyc_sent') });
    },
  });

  return {
    form,
    documents,
    pictures,
    /** Other content is another request. */
    set: (change: Partial<DocumentsDraft>) => {
      setDocuments({ ...documents, ...change });
      setIdempotencyKey(crypto.randomUUID());
    },
    problemOf: (field: Field) => (wasTried && wrong[field] ? t(`kyc_wrong_${field}`) : undefined),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setWasTried(true);
      if (Object.values(wrong).includes(true)) focusFirstError();
      else if (!send.isPending) send.mutate();
    },
    isBusy: send.isPending,
    error: send.error,
  };
}
