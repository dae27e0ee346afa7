/** Where the demo members' money may be paid to, as if they had said so long ago. */
import type { Context } from '#platform/context.ts';
import { addPayoutAccount } from '#domains/identity/payout-accounts/add-payout-account.ts';
import { hasEverHadPayoutAccount } from '#domains/identity/payout-accounts/read-payout-accounts.ts';
import { type DemoLogin, memberId } from '#seed/seed-people.ts';

const numbers: Readonly<Record<string, string>> = {
  amani: '+254722000101',
  neema: '+254722000102',
  chebet: '+254733000103',
  otieno: '+254722000104',
  halima: '+254722000105',
  wanjiku: '+254733000106',
  kassim: '+254722000107',
  zuri: '+254722000108',
  lemayian: '+254722000109',
  bakari: '+255754000201',
  mwanaidi: '+255754000202',
  hamisi: '+255682000203',
  subira: '+255754000204',
};

const monthMs = 30 * 24 * 3_600_000;

export async function seedPayoutAccounts(context: Context, logins: DemoLogin[]): Promise<void> {
  const longAgo = new Date(context.now().getTime() - monthMs);
  const owner = { registeredAt: longAgo, realName: null };
  for (const { username, paymentPassword } of logins) {
    const id = await memberId(context, username);
    const number = numbers[username];
    if (id === undefined || number === undefined || paymentPassword === undefined) continue;
    if (await hasEverHadPayoutAccount(context.database, id)) continue;
    const actor = { memberId: id, username, language: 'en' } as const;
    const account = { kind: 'mobile_money', number, paymentPassword, ip: '127.0.0.1' } as const;
    await addPayoutAccount({ ...context, now: () => longAgo }, actor, owner, account);
  }
}
