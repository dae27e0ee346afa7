import { mostImages } from '@bahati/contract/image-limits.ts';
import type { Deposit } from '@bahati/contract/player-site/cashier/deposits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { CopyIcon } from '@bahati/ui/icons/icons.tsx';
import { KeyValueList } from '@bahati/ui/key-value/key-value.tsx';
import { PictureField } from '@bahati/ui/picture-field/picture-field.tsx';
import { useDraftPictures } from '@bahati/ui/picture-field/use-draft-pictures.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { call, forgetMemberCall } from '#site/api.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { sendPictures } from '#features/uploads/send-pictures.ts';
import { usePictureWords } from '#features/uploads/use-picture-words.ts';

type PayTo = NonNullable<Deposit['payTo']>;

/** Where to pay and what to write beside it, and then the proof for staff. */
export function DepositByTransfer({ deposit, payTo }: { deposit: Deposit; payTo: PayTo }) {
  const { t } = useTranslation();
  const { bank, holder, number, reference } = payTo;
  async function copy() {
    const isCopied = await navigator.clipboard.writeText(reference).then(
      () => true,
      () => false,
    );
    showToast({
      tone: isCopied ? 'win' : 'warn',
      message: isCopied ? t('deposit_reference_copied') : t('agent_link_not_copied'),
    });
  }
  return (
    <div className="stack">
      <KeyValueList
        items={[
          { id: 'bank', label: t('method_bank'), value: bank },
          { id: 'holder', label: t('deposit_to_holder'), value: holder },
          { id: 'number', label: t('deposit_to_number'), value: number },
          {
            id: 'reference',
            label: t('deposit_to_reference'),
            isStrong: true,
            value: (
              <span className="pay-to-reference">
                {reference}
                <Button size="s" icon={<CopyIcon size={18} />} onClick={() => void copy()}>
                  {t('deposit_copy')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {deposit.hasProof ? (
        <FormAlert tone="info">{t('deposit_proof_sent')}</FormAlert>
      ) : (
        <ProofForm depositId={deposit.id} />
      )}
    </div>
  );
}

function ProofForm({ depositId: id }: { depositId: string }) {
  const { t } = useTranslation();
  const words = usePictureWords();
  const draft = useDraftPictures(mostImages);
  const sent = useRef(new Map<string, string>());
  const isEmpty = draft.pictures.length === 0;
  const send = useMutation({
    mutationFn: async () => {
      const imageIds = await sendPictures(draft.pictures, sent.current);
      return call('POST /wps/cashier/deposits/:id/proof', { params: { id }, body: { imageIds } });
    },
    onSuccess: async () => {
      draft.take();
      await forgetMemberCall('GET /wps/cashier/deposits/:id');
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty && !send.isPending) send.mutate();
  }
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>{t('deposit_proof_about')}</p>
      <PictureField draft={draft} words={words} />
      <FormAlert error={send.error} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        disabled={isEmpty}
        isLoading={send.isPending}
        loadingLabel={t('loading')}
      >
        {t('deposit_proof_send')}
      </Button>
    </form>
  );
}
