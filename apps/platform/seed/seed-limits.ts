/** Who helps in the demo's countries, and demo members who set themselves limits. */
import type { Database } from '@bahati/server-kit/database.ts';
import { changeLimit } from '#domains/members/responsible-gambling/change-limit.ts';
import { readLimits } from '#domains/wallet/limits/play-limits.ts';
import type { Context } from '#platform/context.ts';
import { type DemoLogin, memberId } from './seed-people.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

const gamblingTherapy = {
  name: 'Gambling Therapy',
  phone: null,
  url: 'https://www.gamblingtherapy.org',
  about: {
    en: 'Free advice and groups online, in many languages.',
    sw: 'Ushauri na vikundi bila malipo mtandaoni, kwa lugha nyingi.',
  },
};

const helpLines = {
  KE: [
    {
      name: 'Kenya Red Cross',
      phone: '1199',
      url: 'https://www.redcross.or.ke',
      about: {
        en: 'Free from any phone in Kenya, day and night.',
        sw: 'Bila malipo kwa simu yoyote Kenya, mchana na usiku.',
      },
    },
    {
      name: 'Befrienders Kenya',
      phone: '+254 722 178 177',
      url: 'https://www.befrienderskenya.org',
      about: {
        en: 'Emotional support by phone.',
        sw: 'Msaada wa kihisia kwa simu.',
      },
    },
    gamblingTherapy,
  ],
  TZ: [gamblingTherapy],
};

/** Only where the brand names nobody yet: what its operator wrote stays. */
export async function seedHelpLines(
  owner: Database,
  { code, jurisdiction }: SeededBrand = kenya,
): Promise<void> {
  await owner.query(
    `UPDATE brands SET help_lines = $1 WHERE code = $2 AND help_lines = '[]'::jsonb`,
    [JSON.stringify(helpLines[jurisdiction]), code],
  );
}

const wanted = [
  ['halima', 'deposit', 'week', '5000'],
  ['halima', 'loss', 'month', '8000'],
  ['lemayian', 'session', 'day', '120'],
] as const;

export async function seedLimits(
  context: Context,
  logins: DemoLogin[],
  { currency }: SeededBrand = kenya,
): Promise<void> {
  for (const { username } of logins) {
    const id = await memberId(context, username);
    if (id === undefined || (await readLimits(context.database, id)).length > 0) continue;
    for (const [name, kind, period, amount] of wanted) {
      if (name !== username) continue;
      const who = { memberId: id, currency } as const;
      await changeLimit(context, who, { username, source: 'member' }, { kind, period, amount });
    }
  }
}
