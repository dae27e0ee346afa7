import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { CaptchaField } from '#features/identity/captcha/captcha-field.tsx';
import { StayCheckbox } from '#features/identity/staying/stay-checkbox.tsx';
import { RegisterField } from './register-field.tsx';
import type { Registering } from './use-registering.ts';
import type { RegistrationDraft } from './use-registration-draft.ts';
import { WordsWithLinks } from './words-with-links.tsx';

/** The fields the brand has rules for, the terms and the button: the same on every way. */
export function RegisterFields({
  draft,
  registering,
  children,
}: {
  draft: RegistrationDraft;
  registering: Registering;
  /** What goes between the fields and the terms. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { name, minimumAge } = useBrand();
  return (
    <>
      {registering.fields.map((rule, at) => (
        <RegisterField
          key={rule.field}
          rule={rule}
          isFirst={at === 0}
          value={draft.values[rule.field]}
          error={registering.errorOf(rule.field)}
          hint={rule.field === 'affiliateCode' ? registering.invitedBy : undefined}
          onValueChange={(value) => {
            draft.set(rule.field, value);
            registering.forgetRefusal();
          }}
          onLeave={() => registering.leave(rule.field)}
        />
      ))}
      {children}
      <CaptchaField captcha={registering.captcha} />
      <Checkbox
        className="popup-terms"
        name="terms"
        checked={draft.hasAcceptedTerms}
        onCheckedChange={draft.setHasAcceptedTerms}
        error={registering.termsError}
        label={
          <WordsWithLinks
            words={t('register_terms', { age: minimumAge, name })}
            hrefs={{ terms: '/help#term', privacy: '/help#privacy' }}
          />
        }
      />
      <StayCheckbox />
      <Button
        type="submit"
        tone="brass"
        size="l"
        isWide
        isLoading={registering.isBusy}
        loadingLabel={t('loading')}
      >
        {t('register_submit')}
      </Button>
    </>
  );
}
