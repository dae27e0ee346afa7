import { fundsDocuments, identityDocuments } from '@bahati/contract/kyc-words.ts';
import { mostImages } from '@bahati/contract/image-limits.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { PictureField } from '@bahati/ui/picture-field/picture-field.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { usePictureWords } from '#features/uploads/use-picture-words.ts';
import { FormAlert } from '#features/forms/form-alert.tsx';
import { type DocumentsDraft, useDocumentsDraft } from './use-documents-draft.ts';

/** What stands on the document, and pictures of it. */
export function DocumentsForm({ level }: { level: 2 | 3 }) {
  const { t } = useTranslation();
  const pictureWords = usePictureWords();
  const { form, ...draft } = useDocumentsDraft(level);
  const { documents, set, pictures, problemOf, isBusy } = draft;
  const kinds = level === 2 ? identityDocuments : fundsDocuments;
  const picturesProblem = problemOf('pictures');
  return (
    <form ref={form} className="stack" noValidate onSubmit={draft.submit}>
      <div>
        <h2 className="member-section-title">{t(`kyc_send_${level}`)}</h2>
        <p className="quiet">{t(`kyc_send_about_${level}`)}</p>
      </div>
      <SelectField
        label={t('kyc_document_type')}
        value={documents.documentType}
        onValueChange={(documentType) =>
          set({ documentType: documentType as DocumentsDraft['documentType'] })
        }
        options={kinds.map((kind) => ({ value: kind, label: t(`kyc_document_type_${kind}`) }))}
      />
      <TextField
        label={t('kyc_full_name')}
        hint={problemOf('fullName') ? undefined : t('kyc_as_on_document')}
        autoComplete="name"
        maxLength={80}
        required
        value={documents.fullName}
        error={problemOf('fullName')}
        onValueChange={(fullName) => set({ fullName })}
      />
      {level === 2 ? (
        <IdentityFields draft={draft} />
      ) : (
        <TextField
          label={t('kyc_address')}
          autoComplete="street-address"
          maxLength={160}
          required
          value={documents.address}
          error={problemOf('address')}
          onValueChange={(address) => set({ address })}
        />
      )}
      <div className="kyc-pictures">
        <p className="ui-field-label">{t('kyc_pictures')}</p>
        <p className="quiet">{t('kyc_pictures_about', { most: mostImages })}</p>
        <PictureField draft={pictures} words={pictureWords} />
        {picturesProblem && (
          <p className="kyc-problem" role="alert">
            {picturesProblem}
          </p>
        )}
      </div>
      <FormAlert error={draft.error} />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={isBusy}
        loadingLabel={t('loading')}
      >
        {t('kyc_send')}
      </Button>
      <p className="quiet">{t('kyc_private')}</p>
    </form>
  );
}

function IdentityFields({ draft }: { draft: Omit<ReturnType<typeof useDocumentsDraft>, 'form'> }) {
  const { t } = useTranslation();
  const { documents, set, problemOf } = draft;
  return (
    <div className="kyc-pair">
      <TextField
        label={t('kyc_number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        required
        value={documents.number}
        error={problemOf('number')}
        onValueChange={(number) => set({ number })}
      />
      <TextField
        label={t('field_birthday')}
        type="date"
        required
        value={documents.birthday}
        error={problemOf('birthday')}
        onValueChange={(birthday) => set({ birthday })}
      />
      <TextField
        label={t('kyc_expires')}
        optionalLabel={t('optional')}
        type="date"
        value={documents.expiresOn}
        onValueChange={(expiresOn) => set({ expiresOn })}
      />
    </div>
  );
}
