import type { Recipient } from '@bahati/contract/player-site/rewards/points.ts';
import { recipientLimits } from '@bahati/contract/point-limits.ts';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';

export const noRecipient: Recipient = { name: '', phone: '', address: '' };

/** What is missing of a whole address, by field. */
export function recipientFaults({ name, phone, address }: Recipient): (keyof Recipient)[] {
  const faults: (keyof Recipient)[] = [];
  if (name.trim().length < 2) faults.push('name');
  if (!/^\+?\d[\d ]{6,18}\d$/.test(phone.trim())) faults.push('phone');
  if (address.trim().length < 5) faults.push('address');
  return faults;
}

/** Where goods are sent to. */
export function RecipientFields({
  value,
  onValueChange,
  faults,
}: {
  value: Recipient;
  onValueChange: (value: Recipient) => void;
  /** Fields that are told so. */
  faults: readonly (keyof Recipient)[];
}) {
  const { t } = useTranslation();
  const set = (field: keyof Recipient) => (text: string) =>
    onValueChange({ ...value, [field]: text });
  const error = (field: keyof Recipient) =>
    faults.includes(field) ? t(`points_${field}_missing`) : undefined;
  return (
    <fieldset className="mall-recipient">
      <legend>{t('points_recipient')}</legend>
      <TextField
        label={t('points_name')}
        autoComplete="name"
        maxLength={recipientLimits.name}
        value={value.name}
        onValueChange={set('name')}
        error={error('name')}
      />
      <TextField
        label={t('points_phone')}
        type="tel"
        autoComplete="tel"
        maxLength={recipientLimits.phone}
        value={value.phone}
        onValueChange={set('phone')}
        error={error('phone')}
      />
      <TextField
        label={t('points_address')}
        hint={t('points_address_hint')}
        autoComplete="street-address"
        maxLength={recipientLimits.address}
        value={value.address}
        onValueChange={set('address')}
        error={error('address')}
      />
    </fieldset>
  );
}
