/** Reasons ready to send, written for the member and not for staff. */
const shortestReason = 5;
export const longestReason = 200;

export const quickReasons = {
  en: {
    name: 'The name of the receiving account is not the name of your Bahati account.',
    number: 'The receiving number could not be verified. Please check it and ask again.',
    documents: 'We need a copy of your identity document before this payment.',
    deposit: 'Your last deposit is still being confirmed. Please ask again tomorrow.',
  },
  sw: {
    name: 'Jina la akaunti ya kupokea si jina la akaunti yako ya Bahati.',
    number: 'Hatukuweza kuthibitisha namba ya kupokea. Tafadhali ihakiki kisha uombe tena.',
    documents: 'Tunahitaji nakala ya kitambulisho chako kabla ya malipo haya.',
    deposit: 'Pesa ulizoweka mwisho bado zinathibitishwa. Tafadhali omba tena kesho.',
  },
} as const;

export function isReasonLongEnough(reason: string): boolean {
  return reason.trim().length >= shortestReason;
}
