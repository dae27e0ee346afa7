/** Campaigns for tests. */
import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import { sealOnce } from '#domains/wallet/ledger/seal-transfers.ts';
import type { StaffLogin } from '#domains/staff/staff.testing.ts';
import type { TestPlatform } from '#platform/platform.testing.ts';
import { runCampaigns } from './campaigns.ts';

export const bonus = {
  wagerTimes: 20,
  wagerBase: 'bonus' as const,
  contributions: [
    { gameType: 'RNG' as const, percent: 100 },
    { gameType: 'BGS' as const, percent: 50 },
  ],
  games: [],
  largestStake: '500.00',
  days: 14,
  cashOutCap: null,
  isSticky: false,
};

const hourMs = 3_600_000;

/** A welcome offer: all of the first deposit, up to 5,000.00. */
export function welcome(more: Partial<CampaignTerms> = {}): CampaignTerms {
  return {
    trigger: { kind: 'deposit', number: 1, leastDeposit: '100.00', isChosen: true },
    condition: { newDays: null, tags: [], countries: [], gameTypes: [], vendorIds: [] },
    awards: [{ kind: 'percent', percent: 100, cap: '5000.00', bonus }],
    budget: { total: '50000.00', day: null, member: null, timesPerMember: 1 },
    startsAt: new Date(Date.now() - hourMs).toISOString(),
    endsAt: new Date(Date.now() + 24 * hourMs).toISOString(),
    isAutomatic: false,
    claimDays: 7,
    controlPercent: 0,
    title: { en: 'Welcome', sw: 'Karibu' },
    scene: 'phone-deposit',
    ...more,
  };
}

/** Cash for whoever meets the trigger. */
export const cash = (
  trigger: CampaignTerms['trigger'],
  amount = '50.00',
  more: Partial<CampaignTerms> = {},
): CampaignTerms =>
  welcome({ trigger, awards: [{ kind: 'fixed', award: { kind: 'cash', amount } }], ...more });

export const reason = 'Agreed with marketing';

/** Written and started by one staff user; its budget is below the limit. */
export async function startedCampaign(
  platform: TestPlatform,
  { token }: StaffLogin,
  terms: CampaignTerms,
): Promise<string> {
  const body = { name: 'For tests', terms };
  const written = await platform.staff('POST /bo/campaigns', { token, body });
  if (!written.success) throw new Error(written.text);
  const { id, version } = written.value;
  const started = await platform.staff(`POST /bo/campaigns/${id}/start`, {
    token,
    body: { version, reason },
  });
  if (started.value?.state !== 'running') throw new Error(started.text);
  return id;
}

/** Seals what was moved and runs the job. */
export async function follow({ owner, context }: TestPlatform): Promise<void> {
  const watermarks: Parameters<typeof sealOnce>[1] = [];
  for (let turn = 0; turn < 50; turn += 1) {
    await sealOnce(owner, watermarks);
    const { rows } = await owner.query(
      `SELECT 1 FROM transfers WHERE id > (SELECT coalesce(max(last_transfer_id), 0)
         FROM ledger_blocks) LIMIT 1`,
    );
    if (rows.length === 0) break;
  }
  await runCampaigns(context);
}
