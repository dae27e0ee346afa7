/** How people of a country pay, are paid and are taxed: what a brand of it starts with. */

type Rail = {
  code: string;
  rail: string;
  name: string;
  /** Whole units. */
  minimum: number;
  maximum: number;
  quickAmounts: readonly number[];
};

type Tax = {
  event: 'deposit' | 'withdrawal';
  code: string;
  nameEn: string;
  nameSw: string;
  rateBps: number;
  validFrom: string;
};

export type Market = {
  /** Phone money, in and out; each is off until its rail has an address and keys. */
  rails: readonly Rail[];
  banks: readonly (readonly [code: string, name: string])[];
  taxes: readonly Tax[];
};

/** The limit of one transaction is the law's for every phone wallet of Kenya. */
const kenyan = { minimum: 20, maximum: 250_000, quickAmounts: [100, 200, 500, 1_000, 5_000] };
const tanzanian = {
  minimum: 500,
  maximum: 3_000_000,
  quickAmounts: [1_000, 5_000, 10_000, 20_000, 50_000],
};

const since2025 = { rateBps: 500, validFrom: '2025-07-01T00:00:00+03:00' };

const markets: Readonly<Record<string, Market>> = {
  KE: {
    rails: [
      { ...kenyan, code: 'mpesa', rail: 'mpesa', name: 'M-Pesa' },
      { ...kenyan, code: 'airtel', rail: 'airtel', name: 'Airtel Money' },
    ],
    banks: [
      ['equity', 'Equity Bank'],
      ['kcb', 'KCB Bank'],
      ['co-op', 'Co-operative Bank'],
      ['ncba', 'NCBA Bank'],
      ['absa-ke', 'Absa Bank Kenya'],
      ['family', 'Family Bank'],
      ['stanbic-ke', 'Stanbic Bank Kenya'],
      ['dtb', 'Diamond Trust Bank'],
    ],
    // The Kenyan law of 2025; not legal advice.
    taxes: [
      {
        ...since2025,
        event: 'deposit',
        code: 'excise',
        nameEn: 'Excise duty',
        nameSw: 'Ushuru wa bidhaa',
      },
      {
        ...since2025,
        event: 'withdrawal',
        code: 'withholding',
        nameEn: 'Withholding tax',
        nameSw: 'Kodi ya zuio',
      },
    ],
  },
  TZ: {
    rails: [
      { ...tanzanian, code: 'mpesa-tz', rail: 'mpesa-tz', name: 'M-Pesa' },
      { ...tanzanian, code: 'airtel-tz', rail: 'airtel', name: 'Airtel Money' },
    ],
    banks: [
      ['crdb', 'CRDB Bank'],
      ['nmb', 'NMB Bank'],
      ['nbc', 'NBC'],
      ['exim-tz', 'Exim Bank Tanzania'],
      ['stanbic-tz', 'Stanbic Bank Tanzania'],
    ],
    taxes: [],
  },
};

const unknownMarket: Market = { rails: [], banks: [], taxes: [] };

export function marketOf(jurisdiction: string): Market {
  return markets[jurisdiction] ?? unknownMarket;
}
