/** The dated rules of a programme: read for a day, changed by staff as a rule book. */
import {
  cashbackRules,
  type CashbackRules,
  referralRules,
  type ReferralRules,
  vipRules,
  type VipRules,
} from '@bahati/contract/programme-terms.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';

export type Programme = 'vip' | 'cashback' | 'referral';

type RulesOf = { vip: VipRules; cashback: CashbackRules; referral: ReferralRules };

const schemas = { vip: vipRules, cashback: cashbackRules, referral: referralRules } as const;

/** A brand that says nothing offers nothing. */
const nothing: RulesOf = {
  vip: { levels: [], keepDays: 30, monthlyBudget: null },
  cashback: {
    isOn: false,
    isDaily: false,
    rateBasisPoints: 500,
    leastLoss: '0',
    cap: null,
    monthlyBudget: null,
    isRebateAutomatic: false,
  },
  referral: {
    isOn: false,
    sponsorReward: '0',
    friendPercent: 0,
    friendMaximum: '0',
    friendWagerTimes: 0,
    leastDeposit: '0',
    leastTurnover: '0',
    days: 30,
    mostPerDay: 5,
    mostPerMonth: 50,
    monthlyBudget: null,
  },
};

export type Dated<P extends Programme> = { rules: RulesOf[P]; countsFrom: string };

/**
 * The rules of a day of the brand, yyyy-MM-dd; without one: of today by the database's clock;
 * `infinity`: the newest, which may begin tomorrow.
 */
export async function readProgramme<P extends Programme>(
  database: Database | Transaction,
  brand: string,
  programme: P,
  day: string | null = null,
): Promise<Dated<P>> {
  const { rows } = await database.query<{ rules: unknown; countsFrom: string }>(
    `SELECT newest.rules,
            coalesce(newest.valid_from, (now() AT TIME ZONE time_zone)::date)::text AS "countsFrom"
       FROM brands LEFT JOIN LATERAL (
         SELECT * FROM programme_rules kept WHERE kept.brand = brands.code AND programme = $2
            AND valid_from <= coalesce($3::date, (now() AT TIME ZONE brands.time_zone)::date)
          ORDER BY valid_from DESC LIMIT 1) newest ON true
      WHERE code = $1`,
    [brand, programme, day],
  );
  const [row] = rows;
  if (!row) throw new Error(`There is no brand ${brand}.`);
  const { countsFrom } = row;
  if (row.rules === null) return { rules: nothing[programme], countsFrom };
  return { rules: schemas[programme].parse(row.rules) as RulesOf[P], countsFrom };
}

/** Writes them from the brand's today on, or so many days later. */
export async function writeProgramme(
  transaction: Transaction,
  brand: string,
  programme: Programme,
  { rules, inDays }: { rules: object; inDays: 0 | 1 },
): Promise<void> {
  await transaction.query(
    `INSERT INTO programme_rules (brand, programme, valid_from, rules)
     SELECT code, $2, (now() AT TIME ZONE time_zone)::date + $3::int, $4 FROM brands WHERE code = $1
     ON CONFLICT (brand, programme, valid_from) DO UPDATE SET rules = excluded.rules`,
    [brand, programme, inDays, JSON.stringify(rules)],
  );
}
