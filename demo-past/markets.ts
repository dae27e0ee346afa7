/** The two markets of the demo, as far as their pasts differ. */
import type { Currency } from '@bahati/money/currencies.ts';

export type Market = {
  brand: string;
  currency: Currency;
  country: 'KE' | 'TZ';
  members: number;
  /** How likely a member reads Swahili. */
  swahili: number;
  phonePrefixes: readonly string[];
  /** The first three numbers of addresses that its networks give out. */
  networks: readonly string[];
  /** By which most pay in, and how likely each is. */
  deposits: readonly { code: string; likelihood: number }[];
  payout: string;
  /** Two of the operator's people who decide. */
  staff: readonly [string, string];
  /** Whole units of the currency that a Kenyan shilling is worth. */
  perShilling: number;
};

export const markets: readonly Market[] = [
  {
    brand: 'bahati',
    currency: 'KES',
    country: 'KE',
    members: 2_400,
    swahili: 0.35,
    phonePrefixes: ['+254701', '+254712', '+254722', '+254725', '+254741', '+254757', '+254790'],
    networks: ['41.90.64', '41.90.65', '105.160.12', '105.161.40', '196.201.214', '197.232.61'],
    deposits: [
      { code: 'mpesa', likelihood: 0.86 },
      { code: 'airtel', likelihood: 0.14 },
    ],
    payout: 'mpesa-payout',
    staff: ['zawadi', 'rehema'],
    perShilling: 1,
  },
  {
    brand: 'tanzania',
    currency: 'TZS',
    country: 'TZ',
    members: 1_200,
    swahili: 0.85,
    phonePrefixes: ['+255741', '+255745', '+255754', '+255765', '+255768'],
    networks: ['41.59.80', '41.59.81', '154.72.66', '197.250.9', '196.249.97'],
    deposits: [{ code: 'mpesa-tz', likelihood: 1 }],
    payout: 'mpesa-tz-payout',
    staff: ['mwajuma', 'salim'],
    perShilling: 20,
  },
];
