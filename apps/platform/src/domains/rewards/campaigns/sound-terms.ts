/** Rules of a campaign that can be kept: amounts the currency knows, and things that are there. */
import type { CampaignAward, CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import type { Database, Transaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';

/** Refuses `dates_reversed`, `percent_of_nothing`, `amount_out_of_range`, `tag_unknown`, `award_unknown`. */
export async function assertSound(
  database: Database | Transaction,
  terms: CampaignTerms,
  currency: Currency,
): Promise<void> {
  if (Date.parse(terms.endsAt) <= Math.max(Date.parse(terms.startsAt), Date.now())) {
    throw new Refusal('dates_reversed');
  }
  const hasBase = terms.trigger.kind === 'deposit' || terms.trigger.kind === 'loss';
  if (!hasBase && terms.awards.some(({ kind }) => kind === 'percent')) {
    throw new Refusal('percent_of_nothing');
  }
  for (const one of amountsOf(terms)) assertAmount(one, currency);
  await assertKnown(database, terms);
}

type Bound = { amount: string | null; least: 0n | 1n };

/** Every amount of the rules; null: none is set. */
function amountsOf({ trigger, budget, awards }: CampaignTerms): Bound[] {
  const positive = (amount: string | null): Bound => ({ amount, least: 1n });
  return [
    positive(budget.total),
    positive(budget.day),
    positive(budget.member),
    ...('least' in trigger ? [positive(trigger.least)] : []),
    ...('leastDeposit' in trigger ? [{ amount: trigger.leastDeposit, least: 0n } as const] : []),
    ...awards.flatMap(amountsOfAward),
  ];
}

function amountsOfAward(one: CampaignAward): Bound[] {
  const positive = (amount: string | null): Bound => ({ amount, least: 1n });
  const terms = termsOf(one);
  const ofTerms = terms ? [positive(terms.largestStake), positive(terms.cashOutCap)] : [];
  if (one.kind === 'percent') return [positive(one.cap), ...ofTerms];
  const { award } = one;
  if (award.kind === 'free_rounds') return [positive(award.stake)];
  return award.kind === 'cash' || award.kind === 'bonus'
    ? [positive(award.amount), ...ofTerms]
    : [];
}

function termsOf(one: CampaignAward) {
  if (one.kind === 'percent') return one.bonus;
  return one.award.kind === 'bonus' ? one.award.terms : null;
}

function assertAmount({ amount, least }: Bound, currency: Currency): void {
  if (amount === null) return;
  const read = parseAmount(amount, currency);
  if (read === undefined || read < least) throw new Refusal('amount_out_of_range');
}

async function assertKnown(
  database: Database | Transaction,
  { awards, condition }: CampaignTerms,
): Promise<void> {
  const fixed = awards.flatMap((one) => (one.kind === 'fixed' ? [one.award] : []));
  const counted = awards.flatMap((one) => (termsOf(one)?.games ?? []).map(({ gameId }) => gameId));
  const played = fixed.flatMap((one) => (one.kind === 'free_rounds' ? [one.gameId] : []));
  const tickets = fixed.flatMap((one) =>
    one.kind === 'tickets' ? [`${one.ticket} ${one.drawId}`] : [],
  );
  const { rows } = await database.query<Known>(
    `SELECT (SELECT count(*)::int FROM member_tags WHERE code = ANY($1::text[])) AS tags,
            (SELECT count(*)::int FROM vendors WHERE id = ANY($2::int[])) AS vendors,
            (SELECT count(*)::int FROM games WHERE id = ANY($3::int[])) AS counted,
            (SELECT count(*)::int FROM games WHERE id = ANY($4::int[]) AND has_free_rounds)
              AS played,
            (SELECT count(*)::int FROM draws
              WHERE kind || ' ' || id = ANY($5::text[]) AND state IN ('draft', 'open')) AS tickets`,
    [condition.tags, condition.vendorIds, counted, played, tickets],
  );
  const [known] = rows;
  if (known?.tags !== new Set(condition.tags).size) throw new Refusal('tag_unknown');
  const asked = { vendors: condition.vendorIds, counted, played, tickets };
  for (const [name, values] of Object.entries(asked) as [keyof typeof asked, unknown[]][]) {
    if (known[name] !== new Set(values).size) throw new Refusal('award_unknown');
  }
}

type Known = Record<'tags' | 'vendors' | 'counted' | 'played' | 'tickets', number>;
