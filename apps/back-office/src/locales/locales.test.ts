import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jackpotLevels } from '@bahati/contract/back-office/gaming/gaming.ts';
import { backOfficeCalls } from '@bahati/contract/back-office/calls.ts';
import { type CallDeclaration, standardRefusals } from '@bahati/contract/call.ts';
import { permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { roleAct } from '@bahati/contract/back-office/staff/staff-roles.ts';
import { staffDeposit } from '@bahati/contract/back-office/cashier/cashier.ts';
import { staffWithdrawal } from '@bahati/contract/back-office/cashier/withdrawals.ts';
import {
  deliveryProblems,
  messageChannels,
  messageStates,
} from '@bahati/contract/back-office/messaging/messages.ts';
import {
  duplicateReason,
  duplicateState,
} from '@bahati/contract/back-office/members/duplicates.ts';
import { kycFlag, staffKycCase } from '@bahati/contract/back-office/kyc/kyc.ts';
import { kycReasons } from '@bahati/contract/kyc-words.ts';
import {
  breakdownDimensions,
  breakdownMeasures,
  cohortBases,
  cohortGrains,
  dashboardFigures,
  waitingQueues,
} from '@bahati/contract/back-office/insight/insight.ts';
import { memberStatus } from '@bahati/contract/back-office/members/members.ts';
import { boIdentityCalls } from '@bahati/contract/back-office/identity/identity.ts';
import {
  announcementActions,
  announcementStates,
  announcementTypes,
} from '@bahati/contract/back-office/content/announcements.ts';
import { helpTopicStates } from '@bahati/contract/back-office/content/help-topics.ts';
import { mailingStates } from '@bahati/contract/back-office/content/mailings.ts';
import { bannerGroups, bannerLinkages } from '@bahati/contract/back-office/content/banners.ts';
import { chatPlaces, regionModes } from '@bahati/contract/back-office/system/brand.ts';
import { brandFlags } from '@bahati/contract/brand-flags.ts';
import { brandPalettes } from '@bahati/contract/palettes.ts';
import {
  resourceTypes,
  servicePositions,
  serviceTypes,
} from '@bahati/contract/back-office/system/resources.ts';
import { feedbackStates, feedbackTypes } from '@bahati/contract/back-office/content/feedback.ts';
import { blockHours } from '@bahati/contract/back-office/system/address-blocks.ts';
import {
  rulePatterns,
  valueProblems,
} from '@bahati/contract/back-office/identity/registration-rules.ts';
import { auditActions } from '#features/staff/audit/audit-actions.ts';
import { permissionGroups } from '#features/staff/roles/permission-groups.ts';
import en from './en.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };

type Words = { [key: string]: string | Words };

/** Every key with its words, dots between the levels. */
function flat(words: Words, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const languages = { en: flat(en), sw: flat(sw) };
test('every refusal of every call of the back office has words', () => {
  const calls: CallDeclaration[] = Object.values(backOfficeCalls);
  const codes = new Set([
    ...Object.keys(standardRefusals),
    ...calls.flatMap(({ refusals }) => Object.keys(refusals)),
  ]);
  assert.ok(codes.size > 10);
  for (const [language, words] of Object.entries(languages)) {
    for (const code of codes) assert.ok(words.has(`refusals.${code}`), `${language}: ${code}`);
  }
});

test('every state and act has words', () => {
  const keys = [
    ...staffDeposit.shape.status.options.map((code) => `deposit_status.${code}`),
    ...staffWithdrawal.shape.status.options.map((code) => `withdrawal_status.${code}`),
    ...memberStatus.options.map((code) => `member_status.${code}`),
    ...backOfficeCalls['GET /bo/returns'].query.shape.state
      .unwrap()
      .options.map((code) => `return_states.${code}`),
    ...jackpotLevels.map((code) => `jackpot_levels.${code}`),
    ...breakdownDimensions.map((code) => `insight_dimensions.${code}`),
    ...breakdownMeasures.map((code) => `insight_measures.${code}`),
    ...cohortGrains.map((code) => `insight_grains.${code}`),
    ...cohortBases.map((code) => `insight_bases.${code}`),
    ...dashboardFigures.map((code) => `insight_figures.${code}`),
    ...waitingQueues.map((code) => `sections.${code}`),
    ...messageStates.flatMap((code) => [`message_state.${code}`, `message_tabs.${code}`]),
    ...messageChannels.map((code) => `message_channels.${code}`),
    ...deliveryProblems.map((code) => `message_problems.${code}`),
    ...duplicateReason.options.map((code) => `duplicate_reasons.${code}`),
    ...duplicateState.options.map((code) => `duplicate_states.${code}`),
    ...kycFlag.options.map((code) => `kyc_flags.${code}`),
    ...staffKycCase.shape.documentType.options.map((code) => `kyc_documents.${code}`),
    ...kycReasons.map((code) => `kyc_reasons.${code}`),
    ...staffKycCase.shape.state.options.map((code) => `kyc_states.${code}`),
    ...feedbackStates.map((code) => `feedback_states.${code}`),
    ...feedbackTypes.map((code) => `feedback_types.${code}`),
    ...auditActions.map((code) => `audit_actions.${code}`),
    ...permission.options.map((code) => `permissions.${code}`),
    ...permissionGroups.map(({ group }) => `permission_groups.${group}`),
    ...roleAct.options.map((code) => `role_acts.${code}`),
    ...announcementTypes.flatMap((code) => [
      `announcement_types.${code}`,
      `announcement_hints.${code}`,
    ]),
    ...announcementActions.map((code) => `announcement_actions.${code}`),
    ...announcementStates.map((code) => `content_states.${code}`),
    ...helpTopicStates.map((code) => `help_states.${code}`),
    ...mailingStates.map((code) => `mailing_states.${code}`),
    ...bannerGroups.map((code) => `banner_groups.${code}`),
    ...bannerLinkages.map((code) => `banner_linkages.${code}`),
    ...serviceTypes.map((code) => `service_types.${code}`),
    ...servicePositions.map((code) => `service_positions.${code}`),
    ...resourceTypes.map((code) => `resource_types.${code}`),
    ...brandPalettes.map((code) => `palettes.${code}`),
    ...brandFlags.map((code) => `brand_flags.${code}`),
    ...regionModes.map((code) => `region_modes.${code}`),
    ...chatPlaces.map((code) => `chat_places.${code}`),
    ...blockHours.map((hours) => `block_hours.${hours}`),
    ...rulePatterns.map(({ name }) => `rule_patterns.${name}`),
    ...valueProblems.map((code) => `value_problems.${code}`),
    ...boIdentityCalls['POST /bo/registrationRules/:field'].params.shape.field.options.map(
      (field) => `registration_fields.${field}`,
    ),
  ];
  for (const key of keys) assert.ok(languages.sw.has(key), key);
});
