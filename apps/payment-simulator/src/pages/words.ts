/** The checkout page's words. */
import type { ChargeState } from '@bahati/contract/payment-gateway/gateway.ts';
import type { Language } from '#simulator/payments.ts';

type Words = {
  title: string;
  simulated: string;
  noRealMoney: string;
  question: (merchant: string) => string;
  merchant: string;
  account: string;
  reference: string;
  pay: string;
  payLater: string;
  decline: string;
  onItsWay: string;
  back: string;
  otherLanguage: string;
  notFound: string;
  notFoundHint: string;
  states: Record<ChargeState, string>;
};

const en: Words = {
  title: 'Pay with Pesa Pepe',
  simulated: 'Simulated payments',
  noRealMoney: 'No real money is used here.',
  question: (merchant) => `Pay ${merchant}?`,
  merchant: 'To',
  account: 'Account',
  reference: 'Reference',
  pay: 'Pay',
  payLater: 'Pay late (10 s)',
  decline: 'Decline',
  onItsWay: 'Your payment will arrive in about ten seconds.',
  back: 'Back to the site',
  otherLanguage: 'Kiswahili',
  notFound: 'Payment not found',
  notFoundHint: 'The link may be incomplete. Go back and start the payment again.',
  states: {
    pending: 'Waiting for your payment',
    paid: 'Paid',
    cancelled: 'Declined',
    failed: 'Not paid: not enough balance',
    expired: 'Expired: nothing was paid',
  },
};

const sw: Words = {
  title: 'Lipa kwa Pesa Pepe',
  simulated: 'Malipo ya majaribio',
  noRealMoney: 'Hakuna pesa halisi inayotumika hapa.',
  question: (merchant) => `Ulipe ${merchant}?`,
  merchant: 'Kwa',
  account: 'Akaunti',
  reference: 'Kumbukumbu',
  pay: 'Lipa',
  payLater: 'Lipa baadaye (sek. 10)',
  decline: 'Kataa',
  onItsWay: 'Malipo yako yatafika baada ya takriban sekunde kumi.',
  back: 'Rudi kwenye tovuti',
  otherLanguage: 'English',
  notFound: 'Malipo hayakupatikana',
  notFoundHint: 'Huenda kiungo hakijakamilika. Rudi uanze malipo upya.',
  states: {
    pending: 'Tunasubiri malipo yako',
    paid: 'Imelipwa',
    cancelled: 'Umekataa kulipa',
    failed: 'Haijalipwa: salio halitoshi',
    expired: 'Muda umekwisha: hakuna kilicholipwa',
  },
};

export const words: Record<Language, Words> = { en, sw };
