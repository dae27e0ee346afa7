/** What a simulated phone says. */
import type { Language, Payment } from '#simulator/payments.ts';
import type { Twist } from '#simulator/phone/answer-prompt.ts';

type Money = { sum: string; merchant: string; account: string; receipt: string };

type Words = {
  title: string;
  whose: string;
  number: string;
  hint: string;
  noNumber: string;
  open: string;
  change: string;
  asks: (merchant: string) => string;
  account: string;
  pin: string;
  pinHint: string;
  pay: string;
  cancel: string;
  ignore: string;
  rehearse: string;
  twist: string;
  until: string;
  quiet: string;
  quietHint: string;
  messages: string;
  noMessages: string;
  payBill: string;
  payBillHint: string;
  shortCode: string;
  amount: string;
  wholeShillings: string;
  send: string;
  text: (shortNumber: string) => string;
  said: Readonly<Record<string, string>>;
  twists: Readonly<Record<Twist, string>>;
  paid: (money: Money) => string;
  received: (money: Money) => string;
  returned: (money: Money) => string;
  undelivered: (money: Money) => string;
  ended: Readonly<Record<NonNullable<Payment['cause']>, (money: Money) => string>>;
};

const en: Words = {
  title: 'Simulated phone',
  whose: 'Whose phone is this?',
  number: 'Phone number',
  hint: 'A mobile number from Kenya or Tanzania, for example 0712 345 678.',
  noNumber: 'This is not a mobile number from Kenya or Tanzania.',
  open: 'Open the phone',
  change: 'Another phone',
  asks: (merchant) => `Pay ${merchant}?`,
  account: 'Account',
  pin: 'Your PIN',
  pinHint: 'Any four digits work; 0000 is a wrong PIN.',
  pay: 'Pay',
  cancel: 'Cancel',
  ignore: 'Ignore',
  rehearse: 'Test a problem',
  twist: 'What happens',
  until: 'Waits until',
  quiet: 'No payment request now',
  quietHint: 'Start a deposit on the site with this number. The request appears here by itself.',
  messages: 'Messages',
  noMessages: 'No messages yet.',
  payBill: 'Pay Bill',
  payBillHint: 'Send money to a Pay Bill number without a payment request.',
  shortCode: 'Business number',
  amount: 'Amount',
  wholeShillings: 'Whole shillings, up to 250,000.',
  send: 'Send',
  text: (shortNumber) => `Text to ${shortNumber}`,
  said: {
    not_answered: 'It did not work. The request may have expired, or something was missing.',
    sent: 'Sent.',
    not_sent: 'The message was not sent. Try again.',
    wrong_pin: 'Wrong PIN. Nothing was sent.',
    empty_account: 'Not enough balance. Nothing was sent.',
    refused: 'The business does not know this account. Nothing was sent.',
    unknown_number: 'No business has this number. Nothing was sent.',
  },
  twists: {
    none: 'Payment succeeds',
    empty_account: 'Not enough balance',
    late: 'The merchant hears of it 20 s late',
    repeated: 'The merchant hears of it three times',
    lost: 'The merchant hears nothing',
    paid_then_failed: 'After “paid” a false “failed”',
    failed_then_paid: 'Before “paid” a false “failed”',
    stale_pending: 'After the result an old “waiting”',
    wrong_amount: 'First a wrong amount',
  },
  paid: ({ receipt, sum, merchant, account }) =>
    `${receipt} confirmed. You paid ${sum} to ${merchant}, account ${account}.`,
  received: ({ receipt, sum, merchant }) =>
    `${receipt} confirmed. You received ${sum} from ${merchant}.`,
  returned: ({ receipt, sum, merchant }) =>
    `${merchant} returned ${sum} to you. Payment ${receipt} is reversed.`,
  undelivered: ({ sum, merchant }) => `${sum} from ${merchant} could not be delivered.`,
  ended: {
    declined: ({ sum, merchant }) => `You cancelled the payment of ${sum} to ${merchant}.`,
    no_answer: ({ sum, merchant }) =>
      `You did not answer in time. ${sum} to ${merchant} was not paid.`,
    empty_account: ({ sum, merchant }) =>
      `You do not have enough balance. ${sum} to ${merchant} was not paid.`,
    wrong_pin: ({ sum, merchant }) => `Wrong PIN. ${sum} to ${merchant} was not paid.`,
    unknown_payee: ({ sum }) => `${sum} could not be delivered.`,
  },
};

const sw: Words = {
  title: 'Simu ya majaribio',
  whose: 'Hii ni simu ya nani?',
  number: 'Namba ya simu',
  hint: 'Namba ya Kenya au Tanzania, kama 0712 345 678.',
  noNumber: 'Hiyo si namba ya simu ya Kenya wala Tanzania.',
  open: 'Fungua simu',
  change: 'Simu nyingine',
  asks: (merchant) => `Ulipe ${merchant}?`,
  account: 'Akaunti',
  pin: 'PIN yako',
  pinHint: 'Tarakimu nne zozote; 0000 si sahihi.',
  pay: 'Lipa',
  cancel: 'Ghairi',
  ignore: 'Puuza',
  rehearse: 'Jaribu hitilafu',
  twist: 'Kisha nini kitokee',
  until: 'Inasubiri hadi',
  quiet: 'Hakuna ombi kwa sasa',
  quietHint: 'Anza kuweka pesa kwenye tovuti kwa namba hii. Ombi litajitokeza hapa lenyewe.',
  messages: 'Ujumbe',
  noMessages: 'Bado hakuna ujumbe.',
  payBill: 'Pay Bill',
  payBillHint: 'Kutuma pesa kwa namba ya biashara (Pay Bill) bila kuombwa.',
  shortCode: 'Namba ya biashara',
  amount: 'Kiasi',
  wholeShillings: 'Shilingi kamili, hadi 250,000.',
  send: 'Tuma',
  text: (shortNumber) => `Ujumbe kwa ${shortNumber}`,
  said: {
    not_answered: 'Haikuwezekana. Huenda muda wa ombi umekwisha, au kuna kilichokosekana.',
    sent: 'Umetumwa.',
    not_sent: 'Ujumbe haukutumwa. Jaribu tena.',
    wrong_pin: 'PIN si sahihi. Hakuna kilichotumwa.',
    empty_account: 'Salio halitoshi. Hakuna kilichotumwa.',
    refused: 'Biashara haiijui akaunti hii. Hakuna kilichotumwa.',
    unknown_number: 'Hakuna biashara yenye namba hii. Hakuna kilichotumwa.',
  },
  twists: {
    none: 'Malipo yafanikiwe',
    empty_account: 'Salio halitoshi',
    late: 'Muuzaji apate taarifa baada ya sek. 20',
    repeated: 'Muuzaji apate taarifa mara tatu',
    lost: 'Muuzaji asipate taarifa',
    paid_then_failed: '“Imelipwa”, kisha “imeshindikana” ya uongo',
    failed_then_paid: '“Imeshindikana” ya uongo, kisha “imelipwa”',
    stale_pending: 'Matokeo, kisha “inasubiri” ya zamani',
    wrong_amount: 'Kwanza kiasi kisicho sahihi',
  },
  paid: ({ receipt, sum, merchant, account }) =>
    `${receipt} imethibitishwa. Umelipa ${sum} kwa ${merchant}, akaunti ${account}.`,
  received: ({ receipt, sum, merchant }) =>
    `${receipt} imethibitishwa. Umepokea ${sum} kutoka ${merchant}.`,
  returned: ({ receipt, sum, merchant }) =>
    `${merchant} imekurudishia ${sum}. Malipo ${receipt} yamebatilishwa.`,
  undelivered: ({ sum, merchant }) => `${sum} kutoka ${merchant} hazikuweza kufika.`,
  ended: {
    declined: ({ sum, merchant }) => `Umeghairi kulipa ${sum} kwa ${merchant}.`,
    no_answer: ({ sum, merchant }) => `Hukujibu kwa wakati. Hukulipa ${sum} kwa ${merchant}.`,
    empty_account: ({ sum, merchant }) => `Salio lako halitoshi. Hukulipa ${sum} kwa ${merchant}.`,
    wrong_pin: ({ sum, merchant }) => `PIN si sahihi. Hukulipa ${sum} kwa ${merchant}.`,
    unknown_payee: ({ sum }) => `${sum} hazikuweza kufika.`,
  },
};

export const phoneWords: Record<Language, Words> = { en, sw };
