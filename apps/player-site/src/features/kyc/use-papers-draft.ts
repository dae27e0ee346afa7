import { type FormEvent, useRef, useState } from 'react';
import { addressLength, fundsPapers, identityPapers } from '@bahati/contract/kyc-words.ts';
import { mostImages } from '@bahati/contract/image-limits.ts';
import { useDraftPictures } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, forgetMemberCall } from '#site/api.ts';
import { sendPictures } from '#features/system/send-pictures.ts';
import { useFocusOnError } from '#features/system/use-focus-on-error.ts';

export type PapersDraft = {
  paper: (typeof identityPapers)[number] | (typeof fundsPapers)[number];
  fullName: string;
  number: string;
  birthday: string;
  expiresOn: string;
  address: string;
};

type Field = 'fullName' | 'number' | 'birthday' | 'address' | 'pictures';

const numberForm = /^[A-Za-z0-9][A-Za-z0-9 /-]{2,29}$/;

/** What is wrong with each field, as the server would say it. */
function isWrong(level: 2 | 3, papers: PapersDraft, pictures: number): Record<Field, boolean> {
  return {
    fullName: papers.fullName.trim().length < 3,
    number: level === 2 && !numberForm.test(papers.number.trim()),
    birthday: level === 2 && papers.birthday === '',
    address: level === 3 && papers.address.trim().length < addressLength.min,
    pictures: pictures === 0,
  };
}

/** Papers as they are filled in; sent once, however often the button is pressed. */
export function usePapersDraft(level: 2 | 3) {
  const { t } = useTranslation();
  const { form, focusFirstError } = useFocusOnError();
  const pictures = useDraftPictures(mostImages);
  const sent = useRef(new Map<string, string>());
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [wasTried, setWasTried] = useState(false);
  const [papers, setPapers] = useState<PapersDraft>({
    paper: level === 2 ? identityPapers[0] : fundsPapers[0],
    fullName: '',
    number: '',
    birthday: '',
    expiresOn: '',
    address: '',
  });
  const wrong = isWrong(level, papers, pictures.pictures.length);

  const send = useMutation({
    mutationFn: async () => {
      const imageIds = await sendPictures(pictures.pictures, sent.current);
      const { paper, fullName, number, birthday, expiresOn, address } = papers;
      const said =
        level === 2 ? { number, birthday, ...(expiresOn ? { expiresOn } : {}) } : { address };
      return call('POST /wps/member/kyc', {
        body: { requestId, level, paper, fullName, imageIds, ...said },
      });
    },
    onSuccess: async () => {
      await forgetMemberCall('GET /wps/member/kyc');
      showToast({ tone: 'info', message: t('kyc_sent') });
    },
  });

  return {
    form,
    papers,
    pictures,
    /** Other content is another request. */
    set: (change: Partial<PapersDraft>) => {
      setPapers({ ...papers, ...change });
      setRequestId(crypto.randomUUID());
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
