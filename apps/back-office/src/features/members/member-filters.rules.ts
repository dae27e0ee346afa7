/** What the list of members may be narrowed to, beside its search and its status. */

import { typedDecimal } from '@bahati/money/typed-figure.ts';

/** `read`: what is asked of the server for a text of the form. */
export type TextFilter = {
  name: string;
  form: Pick<RegExp, 'test'>;
  read?: (text: string) => string | undefined;
  type: 'date' | 'text';
};

const day = /^\d{4}-\d\d-\d\d$/;
const tagForm = /^[a-z][a-z0-9_]{1,29}$/;
const amount = { test: (text: string) => typedDecimal(text) !== undefined };

export const textFilters: readonly TextFilter[] = [
  { name: 'registeredFrom', form: day, type: 'date' },
  { name: 'registeredTo', form: day, type: 'date' },
  { name: 'lastLoginFrom', form: day, type: 'date' },
  { name: 'lastLoginTo', form: day, type: 'date' },
  { name: 'balanceFrom', form: amount, read: typedDecimal, type: 'text' },
  { name: 'balanceTo', form: amount, read: typedDecimal, type: 'text' },
  { name: 'dialingCode', form: /^\+\d{1,4}$/, type: 'text' },
  { name: 'uplineId', form: /^[1-9]\d{0,17}$/, type: 'text' },
];

export const memberKinds = ['0', '1', '2', '4', '41', '42'] as const;
export const memberLevels = ['0', '1', '2', '3'] as const;

/** A member's order in the list; the first is what it is without a word in the address. */
export const memberOrders = [
  'registered.desc',
  'registered.asc',
  'last_login.desc',
  'last_login.asc',
  'balance.desc',
  'balance.asc',
] as const;

/** Columns that may be left out, and those that are unless they are asked for. */
export const memberColumns = [
  'nickname',
  'type',
  'balance',
  'held',
  'country',
  'level',
  'upline',
  'lastLogin',
  'registered',
] as const;
export const columnsAtFirst: readonly string[] = [
  'type',
  'balance',
  'held',
  'lastLogin',
  'registered',
];

type Get = (name: string) => string | undefined;

/** What of the address narrows the list; what cannot be meant is left out. */
export function filterOf(get: Get): Record<string, string | undefined> {
  const type = memberKinds.find((kind) => kind === get('type'));
  const kycLevel = memberLevels.find((level) => level === get('kycLevel'));
  const order = memberOrders.find((known) => known === get('order')) ?? memberOrders[0];
  const [sort, direction] = order.split('.');
  const isPlain = order === memberOrders[0];
  const texts = textFilters.map(({ name, form, read = String }) => {
    const value = get(name);
    return [name, value !== undefined && form.test(value) ? read(value) : undefined] as const;
  });
  const tag = get('tag');
  return {
    type,
    kycLevel,
    tag: tag !== undefined && tagForm.test(tag) ? tag : undefined,
    ...Object.fromEntries(texts),
    ...(isPlain ? {} : { sort, order: direction }),
  };
}

/** The columns to be shown, in their own order. */
export function columnsOf(get: Get): readonly string[] {
  const wanted = get('columns')?.split('.');
  return memberColumns.filter((id) => (wanted ?? columnsAtFirst).includes(id));
}

/** As the address says it; nothing for what is shown at first. */
export function toColumns(shown: readonly string[]): string | undefined {
  const isAsAtFirst =
    shown.length === columnsAtFirst.length && shown.every((id) => columnsAtFirst.includes(id));
  return isAsAtFirst
    ? undefined
    : memberColumns.filter((id) => shown.includes(id)).join('.') || '-';
}
