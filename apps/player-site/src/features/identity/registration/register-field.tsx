import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { TextField, type TextFieldProps } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useRuleWords } from './use-field-errors.ts';

export type Field = FieldRule['field'];

const handle = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** How the browser and the phone's keyboard should treat each field. */
const inputs: Record<Field, Partial<TextFieldProps>> = {
  username: {
    autoComplete: 'username',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  password: { type: 'password', autoComplete: 'new-password' },
  confirmPassword: { type: 'password', autoComplete: 'new-password' },
  birthday: { type: 'date', autoComplete: 'bday', max: new Date().toISOString().slice(0, 10) },
  referralCode: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  affiliateCode: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  mobileNum: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  paymentPassword: { type: 'password', inputMode: 'numeric', autoComplete: 'off' },
  captcha: { autoComplete: 'off' },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  idNumber: { autoComplete: 'off', spellCheck: false },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  telegram: handle,
  facebook: handle,
  line: handle,
  zalo: handle,
  wechat: handle,
  qqNum: { inputMode: 'numeric', autoComplete: 'off' },
  recommenderId: { inputMode: 'numeric', autoComplete: 'off' },
};

const labels = {
  username: 'field_username',
  password: 'field_password',
  confirmPassword: 'field_confirm_password',
  birthday: 'field_birthday',
  referralCode: 'field_referral_code',
  affiliateCode: 'field_affiliate_code',
  mobileNum: 'field_mobile',
  paymentPassword: 'field_payment_password',
  captcha: 'field_captcha',
  payeeName: 'field_real_name',
  email: 'field_email',
  idNumber: 'field_id_number',
  whatsapp: 'field_whatsapp',
  telegram: 'field_telegram',
  facebook: 'field_facebook',
  line: 'field_line',
  zalo: 'field_zalo',
  wechat: 'field_wechat',
  qqNum: 'field_qq',
  recommenderId: 'field_recommender',
} as const satisfies Record<Field, string>;

export function RegisterField({
  rule,
  value,
  error,
  hint,
  isFirst,
  onValueChange,
  onLeave,
}: {
  rule: FieldRule;
  value: string;
  error: string | undefined;
  /** In place of the field's own hint. */
  hint: string | undefined;
  /** Whoever opens the form wants to type here. */
  isFirst: boolean;
  onValueChange: (value: string) => void;
  onLeave: () => void;
}) {
  const { t } = useTranslation();
  const { minimumAge } = useBrand();
  const ruleWords = useRuleWords();
  const { field } = rule;
  const input = inputs[field];
  const hints: Partial<Record<Field, string>> = {
    username: ruleWords(rule),
    password: ruleWords(rule),
    birthday: t('hint_birthday', { age: minimumAge }),
    payeeName: t('hint_real_name'),
  };
  return (
    <TextField
      {...input}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- Whoever opens the form wants to type.
      autoFocus={isFirst}
      label={t(labels[field])}
      name={field}
      value={value}
      required={rule.isRequired}
      optionalLabel={rule.isRequired ? undefined : t('optional')}
      reveal={
        input.type === 'password'
          ? { show: t('password_show'), hide: t('password_hide') }
          : undefined
      }
      // A broken rule is the hint said again: one of the two is enough.
      hint={error ? undefined : (hint ?? hints[field])}
      error={error}
      onValueChange={onValueChange}
      onBlur={onLeave}
    />
  );
}
