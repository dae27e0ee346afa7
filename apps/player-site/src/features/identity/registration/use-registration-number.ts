import type { FieldRule } from '@bahati/contract/player-site/identity/identity.ts';
import { asksForCode, type Way } from '@bahati/contract/player-site/identity/registration-ways.ts';
import { call } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useMobileCode } from '#features/identity/codes/use-mobile-code.ts';
import type { Registering } from './use-registering.ts';

/** The number of who registers; a user name may go with one too, where the rules ask for it. */
export function useRegistrationNumber(
  way: Way,
  rules: readonly FieldRule[],
  { error, forgetRefusal }: Pick<Registering, 'error' | 'forgetRefusal'>,
) {
  const { flags } = useBrand();
  const rule = rules.find(({ field }) => field === 'mobileNum');
  const isAsked = way === 'mobile' || rule?.isShown === true;
  const proof = useMobileCode({
    send: ({ mobileNum, ...input }) =>
      call('POST /wps/verification/sms/register', {
        body: { ...input, mobileNo: mobileNum, language: currentLanguage() },
      }),
    isPuzzleAsked: flags.SLIDERVERIF3,
    isOptional: way === 'name' && rule?.isRequired !== true,
    isCodeAsked: asksForCode(flags, way),
    refusal: error,
    onEdit: forgetRefusal,
  });
  return { ...proof, isAsked };
}
