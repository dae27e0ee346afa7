/**
 * The roles the operator comes with, least privilege each: what a role is not told it may do, it may
 * not. A call's permission stands in its entry of the contract; who needs it stands here. Staff make further
 * roles of their own, kept in the database.
 */
import { permission, type Permission } from '@bahati/contract/back-office/staff/permissions.ts';

export type BuiltInRole = {
  code: string;
  name: { en: string; sw: string };
  permissions: readonly Permission[];
};

/** Every permission that only shows; an auditor follows whatever is added. */
const reading = permission.options.filter((name) => name.endsWith('.read'));

/** Who came by a link and whose role nobody has approved yet. */
export const newcomerRole = 'newcomer';

export const builtInRoles: readonly BuiltInRole[] = [
  {
    code: 'operator',
    name: { en: 'Operator', sw: 'Mwendeshaji' },
    permissions: permission.options,
  },
  {
    // Keeps house and staff users; decides about no money and no member.
    code: 'administrator',
    name: { en: 'Administrator', sw: 'Msimamizi wa mfumo' },
    permissions: [
      'audit.read',
      'approvals.read',
      'approvals.decide',
      'staff.read',
      'staff.change',
      'access.read',
      'access.change',
      'content.read',
      'system.change',
      'operations.read',
      'operations.change',
      'trading.read',
    ],
  },
  {
    code: 'cashier',
    name: { en: 'Cashier', sw: 'Keshia' },
    permissions: [
      'members.read',
      'members.unmask',
      'members.note',
      'kyc.read',
      'deposits.read',
      'deposits.decide',
      'withdrawals.read',
      'withdrawals.decide',
    ],
  },
  {
    code: 'payments-supervisor',
    name: { en: 'Payments supervisor', sw: 'Msimamizi wa malipo' },
    permissions: [
      'members.read',
      'members.unmask',
      'members.recover',
      'members.note',
      'kyc.read',
      'deposits.read',
      'deposits.decide',
      'withdrawals.read',
      'withdrawals.decide',
      'adjustments.read',
      'adjustments.decide',
      'approvals.read',
      'approvals.decide',
      'reports.read',
      'anomalies.answer',
      'taxes.file',
      'reports.schedule',
      'insight.read',
      'agency.read',
      'agency.change',
      'agency.decide',
      'rewards.read',
      'rewards.change',
      'rewards.decide',
      'system.change',
    ],
  },
  {
    code: 'support',
    name: { en: 'Customer service', sw: 'Huduma kwa wateja' },
    permissions: [
      'members.read',
      'members.unmask',
      'members.recover',
      'members.note',
      'kyc.read',
      'messages.read',
      'content.read',
      'feedback.read',
      'feedback.answer',
      'chat.read',
      'chat.answer',
      'agency.read',
      'rewards.read',
    ],
  },
  {
    code: 'risk',
    name: { en: 'Risk and compliance', sw: 'Hatari na utiifu' },
    permissions: [
      'members.read',
      'members.unmask',
      'members.recover',
      'members.note',
      'duplicates.read',
      'duplicates.decide',
      'kyc.read',
      'kyc.decide',
      'members.block',
      'deposits.read',
      'withdrawals.read',
      'adjustments.read',
      'rounds.read',
      'rounds.void',
      'reports.read',
      'insight.read',
      'approvals.read',
      'approvals.decide',
      'anomalies.answer',
      'aml.read',
      'aml.decide',
      'access.read',
      'audit.read',
      'agency.read',
      'agency.change',
      'rewards.read',
      'rewards.decide',
      'trading.read',
      'trading.act',
      'trading.settings',
      'trading.decide',
    ],
  },
  {
    code: 'content-editor',
    name: { en: 'Content editor', sw: 'Mhariri wa maudhui' },
    permissions: [
      'messages.send',
      'content.read',
      'content.change',
      'games.read',
      'feedback.read',
      'rewards.read',
      'rewards.change',
    ],
  },
  {
    code: 'games-manager',
    name: { en: 'Games manager', sw: 'Msimamizi wa michezo' },
    permissions: [
      'games.read',
      'games.change',
      'rounds.read',
      'rounds.void',
      'vendors.read',
      'vendors.change',
      'approvals.read',
      'approvals.decide',
      'reports.read',
      'insight.read',
      'trading.read',
      'trading.act',
      'trading.settings',
      'trading.decide',
    ],
  },
  {
    code: 'analyst',
    name: { en: 'Analyst', sw: 'Mchambuzi' },
    permissions: ['reports.read', 'insight.read', 'games.read'],
  },
  {
    code: newcomerRole,
    name: { en: 'Newcomer', sw: 'Mgeni' },
    permissions: [],
  },
  {
    code: 'auditor',
    name: { en: 'Auditor', sw: 'Mkaguzi' },
    permissions: reading,
  },
];
