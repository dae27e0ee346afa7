/** The demo's promotions: a welcome offer, a reload offer, a code and one that is applied for. */
import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import type { BonusTerms } from '@bahati/contract/reward-terms.ts';
import { parseDecimal, toDecimal } from '@bahati/money/money.ts';
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from '#seed/seeded-brand.ts';

/** Amounts are shillings of Kenya, and worth as much in the brand's own currency. */
type Amount = (shillings: bigint) => string;

type DemoCampaign = {
  name: string;
  terms: (amount: Amount) => Omit<CampaignTerms, 'startsAt' | 'endsAt'>;
  code?: { code: string; stock: number };
};

const everybody = { newDays: null, tags: [], countries: [], gameTypes: [], vendorIds: [] };

const bonus = (amount: Amount, more: Partial<BonusTerms> = {}): BonusTerms => ({
  wagerTimes: 20,
  wagerBase: 'bonus',
  contributions: [
    { gameType: 'RNG', percent: 100 },
    { gameType: 'BGS', percent: 50 },
  ],
  games: [],
  largestStake: amount(500n),
  days: 14,
  cashOutCap: null,
  isSticky: false,
  ...more,
});

/** The last is the newest, which leads the page. */
const campaigns: readonly DemoCampaign[] = [
  {
    name: 'Shared post',
    terms: (amount) => ({
      trigger: { kind: 'application', needsPicture: true },
      condition: everybody,
      awards: [{ kind: 'fixed', award: { kind: 'cash', amount: amount(100n) } }],
      budget: { total: amount(50_000n), day: amount(5_000n), member: null, timesPerMember: 1 },
      isAutomatic: false,
      claimDays: 14,
      controlPercent: 0,
      title: { en: 'Show us your shared post', sw: 'Tuonyeshe ulichoshiriki' },
      scene: 'photo-line',
    }),
  },
  {
    name: 'Karibu code 2026',
    code: { code: 'KARIBU26', stock: 2_000 },
    terms: (amount) => ({
      trigger: { kind: 'code' },
      condition: everybody,
      awards: [
        {
          kind: 'fixed',
          award: { kind: 'bonus', amount: amount(100n), terms: bonus(amount, { wagerTimes: 10 }) },
        },
      ],
      budget: { total: amount(200_000n), day: null, member: null, timesPerMember: 1 },
      isAutomatic: false,
      claimDays: 7,
      controlPercent: 0,
      title: { en: 'Karibu 2026', sw: 'Karibu 2026' },
      scene: 'lantern-wheel',
    }),
  },
  {
    name: 'Weekend reload',
    terms: (amount) => ({
      trigger: { kind: 'deposit', number: null, leastDeposit: amount(500n), isChosen: true },
      condition: everybody,
      awards: [
        {
          kind: 'percent',
          percent: 25,
          cap: amount(1_000n),
          bonus: bonus(amount, { wagerTimes: 15, days: 7 }),
        },
      ],
      budget: {
        total: amount(300_000n),
        day: amount(30_000n),
        member: amount(4_000n),
        timesPerMember: 4,
      },
      isAutomatic: false,
      claimDays: 3,
      controlPercent: 10,
      title: { en: 'Reload bonus', sw: 'Bonasi ya kuongeza' },
      scene: 'coin-jar',
    }),
  },
  {
    name: 'Welcome offer',
    terms: (amount) => ({
      trigger: { kind: 'deposit', number: 1, leastDeposit: amount(100n), isChosen: true },
      condition: everybody,
      awards: [{ kind: 'percent', percent: 100, cap: amount(5_000n), bonus: bonus(amount) }],
      budget: { total: amount(2_000_000n), day: null, member: null, timesPerMember: 1 },
      isAutomatic: false,
      claimDays: 7,
      controlPercent: 0,
      title: { en: 'Welcome offer', sw: 'Ofa ya kukaribisha' },
      scene: 'gift-chest',
    }),
  },
];

/** What an operator has changed since stays as he left it. */
export async function seedCampaigns(owner: Database, brand: SeededBrand = kenya): Promise<void> {
  const amount: Amount = (shillings) =>
    toDecimal(shillings * 100n * brand.perShilling, brand.currency);
  await owner.query(
    'UPDATE reward_rules SET approval_limit = 10000000 * $1::bigint WHERE approval_limit = 10000000',
    [brand.perShilling],
  );
  for (const campaign of campaigns) await plant(owner, brand, campaign, amount);
}

async function plant(
  owner: Database,
  { currency }: SeededBrand,
  { name, terms: termsOf, code }: DemoCampaign,
  amount: Amount,
): Promise<void> {
  const terms = termsOf(amount);
  const { rows } = await owner.query<{ id: bigint; startsAt: Date; endsAt: Date }>(
    `INSERT INTO campaigns (name, currency, state, trigger_kind, starts_at, ends_at, budget,
       changed_by, started_at)
     SELECT $1, $2, 'running', $3, now(), now() + interval '90 days', $4, 'seed', now()
      WHERE NOT EXISTS (SELECT 1 FROM campaigns WHERE name = $1)
     RETURNING id, starts_at AS "startsAt", ends_at AS "endsAt"`,
    [name, currency, terms.trigger.kind, parseDecimal(terms.budget.total, currency)],
  );
  const [row] = rows;
  if (!row) return;
  const whole: CampaignTerms = {
    ...terms,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
  };
  await owner.query(
    `INSERT INTO campaign_versions (campaign_id, version, terms, made_by) VALUES ($1, 1, $2, 'seed')`,
    [row.id, JSON.stringify(whole)],
  );
  if (!code) return;
  await owner.query(
    `INSERT INTO campaign_codes (code, campaign_id, stock, created_by) VALUES ($1, $2, $3, 'seed')
     ON CONFLICT (code) DO NOTHING`,
    [code.code, row.id, code.stock],
  );
}
