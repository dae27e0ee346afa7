import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { digitsOf, type Mobile } from './mobile.ts';
import './code-field.css';

/** A mobile number: the code of one of the brand's countries, and the number. */
export function MobileField({
  mobile,
  onMobileChange,
  error,
  isOptional = false,
}: {
  mobile: Mobile;
  onMobileChange: (mobile: Mobile) => void;
  error: string | undefined;
  isOptional?: boolean;
}) {
  const { t } = useTranslation();
  const { countryDialingCodes } = useBrand();
  const { countryDialingCode, mobileNum } = mobile;
  return (
    <TextField
      label={t('field_mobile')}
      name="mobileNum"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      required={!isOptional}
      optionalLabel={isOptional ? t('optional') : undefined}
      value={mobileNum}
      onValueChange={(typed) =>
        onMobileChange({ countryDialingCode, mobileNum: digitsOf(typed, countryDialingCode) })
      }
      error={error}
      prefix={
        countryDialingCodes.length > 1 ? (
          <select
            className="mobile-country"
            name="countryDialingCode"
            aria-label={t('field_country_code')}
            autoComplete="tel-country-code"
            value={countryDialingCode}
            onChange={(event) =>
              onMobileChange({ mobileNum, countryDialingCode: event.currentTarget.value })
            }
          >
            {countryDialingCodes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        ) : (
          <span className="mobile-country">{countryDialingCode}</span>
        )
      }
    />
  );
}
