/** What agents are told in their inbox about contracts. */
import type { ContractKind } from '@bahati/contract/agency-terms.ts';
import { escapeHtml } from '#domains/content/content.ts';

export type Words = { title: { en: string; sw: string }; html: { en: string; sw: string } };

export const kindNames = {
  dividend: { en: 'dividend', sw: 'gawio' },
  daily_salary: { en: 'daily salary', sw: 'mshahara wa siku' },
  hourly_salary: { en: 'hourly salary', sw: 'mshahara wa saa' },
  real_time_salary: { en: 'real-time salary', sw: 'mshahara wa papo hapo' },
} as const satisfies Record<ContractKind, { en: string; sw: string }>;

const pages = {
  dividend: '/agentHome/agentDividendRecordCopy2',
  daily_salary: '/agentHome/agentDailyWages2',
  hourly_salary: '/agentHome/agentHourSalary',
  real_time_salary: '/agentHome/agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;

/** A title and a sentence in both languages, with the way to the page of this kind. */
export function wordsOf(
  kind: ContractKind,
  title: Words['title'],
  sentence: Words['title'],
): Words {
  const html = (language: 'en' | 'sw', link: string) =>
    `<p>${escapeHtml(sentence[language])}</p><p><a href="${pages[kind]}">${link}</a></p>`;
  return {
    title,
    html: { en: html('en', 'Go to your contracts'), sw: html('sw', 'Nenda kwenye mikataba yako') },
  };
}
