/** What a brand asks of agency contracts, dated: a day is judged by the rules of that day. */
export { agencyRuleBook } from './agency-rule-book.ts';
export { type AgencyRules, readAgencyRules } from './read-agency-rules.ts';
