/** Tells a member in his inbox that an award waits, where he did not just ask for it himself. */
import type { CampaignTerms, TriggerKind } from '@bahati/contract/campaign-terms.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { escapeHtml, sendInboxMessage } from '#domains/content/content.ts';

/** A code is answered on the spot, an application by the words of staff. */
const toldOtherwise: readonly TriggerKind[] = ['code', 'application'];

export async function tellOfAward(
  transaction: Transaction,
  {
    memberId,
    grantId,
    terms: { trigger, title, isAutomatic },
  }: { memberId: bigint; grantId: bigint; terms: CampaignTerms },
): Promise<void> {
  if (toldOtherwise.includes(trigger.kind)) return;
  const [name, jina] = [escapeHtml(title.en), escapeHtml(title.sw)];
  await sendInboxMessage(transaction, {
    memberId,
    key: `campaign grant ${grantId}`,
    title: isAutomatic
      ? { en: `You received: ${title.en}`, sw: `Umepokea: ${title.sw}` }
      : { en: `A reward to claim: ${title.en}`, sw: `Zawadi ya kuchukua: ${title.sw}` },
    html: isAutomatic
      ? {
          en: `<p><strong>${name}</strong> is yours.</p>${centre.en}`,
          sw: `<p><strong>${jina}</strong> ni yako.</p>${centre.sw}`,
        }
      : {
          en: `<p><strong>${name}</strong> waits for you. Claim it in the reward centre.</p>${centre.en}`,
          sw: `<p><strong>${jina}</strong> inakungoja. Ichukue kwenye kituo cha zawadi.</p>${centre.sw}`,
        },
  });
}

const centre = {
  en: '<p><a href="/member/rewardCenter">Open the reward centre</a></p>',
  sw: '<p><a href="/member/rewardCenter">Fungua kituo cha zawadi</a></p>',
} as const;
