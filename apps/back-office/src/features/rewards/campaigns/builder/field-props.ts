/** What the parts of the builder are given. */
import type { TicketKind } from '@bahati/contract/reward-terms.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import type { AwardDraft, CampaignDraft } from './campaign-draft.rules.ts';

/** What rules may name. */
export type Choices = {
  currency: Currency;
  countries: string[];
  tags: { code: string; name: { en: string; sw: string } }[];
  vendors: { id: number; name: string }[];
  games: { id: number; name: { en: string; sw: string } }[];
  draws: { id: string; kind: TicketKind; name: { en: string; sw: string } }[];
};

export type FieldsProps = {
  draft: CampaignDraft;
  missing: readonly string[];
  choices: Choices;
  onDraft: (change: Partial<CampaignDraft>) => void;
};

export type AwardProps = {
  award: AwardDraft;
  /** What it is called among what is missing. */
  field: string;
  choices: Choices;
  missing: readonly string[];
  onAward: (award: AwardDraft) => void;
};
