import { Card } from '@bahati/ui/card/card.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import type { ReactNode } from 'react';
import { useWords } from '#frame/shell/words.ts';
import type { FieldFault, VerifyFields } from './verify-query.ts';

/** The five things a round is made of. All may be typed by hand from a note on paper. */
export function VerifyForm({
  fields,
  faults,
  onFields,
  children,
}: {
  fields: VerifyFields;
  faults: readonly FieldFault[];
  onFields: (fields: VerifyFields) => void;
  children: ReactNode;
}) {
  const { t } = useWords();
  const put = (name: keyof VerifyFields) => (value: string) =>
    onFields({ ...fields, [name]: value.trim() });
  const plain = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'off' } as const;
  return (
    <Card padding="m">
      <form className="verify-form" onSubmit={(event) => event.preventDefault()}>
        <TextField
          {...plain}
          className="verify-mono"
          label={t('verify_server_seed')}
          hint={t('verify_server_seed_hint')}
          value={fields.serverSeed}
          onValueChange={put('serverSeed')}
        />
        <TextField
          {...plain}
          className="verify-mono"
          label={t('verify_hash')}
          hint={t('verify_hash_hint')}
          error={faults.includes('hash') ? t('verify_hash_form') : undefined}
          value={fields.serverSeedHash}
          onValueChange={put('serverSeedHash')}
        />
        <div className="verify-pair">
          <TextField
            {...plain}
            className="verify-mono"
            label={t('verify_client_seed')}
            error={faults.includes('client_seed') ? t('verify_client_seed_form') : undefined}
            value={fields.clientSeed}
            onValueChange={put('clientSeed')}
          />
          <TextField
            {...plain}
            label={t('verify_nonce')}
            inputMode="numeric"
            error={faults.includes('nonce') ? t('verify_nonce_form') : undefined}
            value={fields.nonce}
            onValueChange={put('nonce')}
          />
          <TextField
            {...plain}
            label={t('verify_stake')}
            inputMode="decimal"
            optionalLabel={t('optional')}
            error={faults.includes('stake') ? t('verify_stake_form') : undefined}
            value={fields.stake}
            onValueChange={put('stake')}
          />
        </div>
        <div className="verify-pair">
          <TextField
            {...plain}
            className="verify-mono"
            label={t('verify_choice')}
            hint={t('verify_choice_hint')}
            optionalLabel={t('optional')}
            value={fields.choice}
            onValueChange={put('choice')}
          />
          <TextField
            {...plain}
            className="verify-mono"
            label={t('verify_acts')}
            hint={t('verify_acts_hint')}
            optionalLabel={t('optional')}
            value={fields.acts}
            onValueChange={put('acts')}
          />
        </div>
        {fields.seats !== '' && (
          <TextField
            {...plain}
            className="verify-mono"
            label={t('verify_seats')}
            hint={t('verify_seats_hint')}
            value={fields.seats}
            onValueChange={put('seats')}
          />
        )}
        {children}
      </form>
    </Card>
  );
}
