/** The rules of a campaign in sentences, as members read them. */
import type { CampaignTerms } from '@bahati/contract/campaign-terms.ts';
import { publicTermsOf } from '@bahati/contract/public-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import {
  awardWords,
  conditionWords,
  howWords,
  type Told,
} from '@bahati/ui/campaign-card/campaign-words.ts';

export function toldOf(
  terms: CampaignTerms,
  currency: Currency,
  language: 'en' | 'sw',
  vendorNames: readonly string[] = [],
): Told {
  return { terms: publicTermsOf(terms, vendorNames), currency, language };
}

export function rulesInWords(
  terms: CampaignTerms,
  currency: Currency,
  language: 'en' | 'sw',
): string {
  const told = toldOf(terms, currency, language);
  return [`${awardWords(told).join(' + ')}.`, howWords(told), ...conditionWords(told)].join(' ');
}
