/** What the address of the verify page says, and what may be typed there. Pure. */
import { isClientSeed } from '@bahati/fairness/commit.ts';
import type { Stack } from '@bahati/game-rules/chips/cloth.ts';
import { type Currency, isCurrency } from '@bahati/money/currencies.ts';
import { readAmount } from '@bahati/money/typed-figure.ts';

/** As typed; nothing is checked yet. */
export type VerifyFields = {
  readonly game: string;
  readonly version: string;
  readonly serverSeed: string;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: string;
  readonly stake: string;
  readonly currency: string;
  /** How the round was begun; empty: with a plain spin. */
  readonly choice: string;
  /** What was done in the round, with commas between. */
  readonly acts: string;
  /** All chips of everybody on the round, by place: `meron=10,wala=6`; empty: prices do not follow from them. */
  readonly laid: string;
  /** The live table it was played at, whose words tell it; empty: the game's own do. */
  readonly table: string;
};

export function readFields(search: string): VerifyFields {
  const query = new URLSearchParams(search);
  const field = (name: string) => (query.get(name) ?? '').trim();
  return {
    game: field('game'),
    version: field('version'),
    serverSeed: field('serverSeed'),
    serverSeedHash: field('serverSeedHash') || field('hash'),
    clientSeed: field('clientSeed'),
    nonce: field('nonce'),
    stake: field('stake'),
    currency: field('currency'),
    choice: field('choice'),
    acts: field('acts'),
    laid: field('laid'),
    table: field('table'),
  };
}

export type Claim = {
  readonly serverSeed: string;
  /** Empty when the visitor did not note it down. */
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly stake: { readonly minor: bigint; readonly currency: Currency } | null;
  /** Absent: a plain spin. */
  readonly choice?: string;
  /** Absent: nothing was done after the start. */
  readonly acts?: readonly string[];
  /** Absent: the prices of the round do not follow from it. */
  readonly laid?: readonly Stack[];
};

export type FieldFault = 'client_seed' | 'nonce' | 'hash' | 'stake';

export type Checked =
  | { readonly at: 'faults'; readonly faults: readonly FieldFault[] }
  /** Everything is there but the seed the server still keeps to itself. */
  | { readonly at: 'sealed' }
  | { readonly at: 'ready'; readonly claim: Claim };

const hashForm = /^[0-9a-f]{64}$/i;
const nonceForm = /^\d{1,15}$/;

export function checkFields(fields: VerifyFields): Checked {
  const faults: FieldFault[] = [];
  if (!isClientSeed(fields.clientSeed)) faults.push('client_seed');
  if (!nonceForm.test(fields.nonce)) faults.push('nonce');
  if (fields.serverSeedHash !== '' && !hashForm.test(fields.serverSeedHash)) faults.push('hash');
  if (!isStake(fields)) faults.push('stake');
  if (faults.length > 0) return { at: 'faults', faults };
  if (fields.serverSeed === '') return { at: 'sealed' };
  return {
    at: 'ready',
    claim: {
      serverSeed: fields.serverSeed,
      serverSeedHash: fields.serverSeedHash.toLowerCase(),
      clientSeed: fields.clientSeed,
      nonce: Number(fields.nonce),
      stake: stakeOf(fields),
      ...(fields.choice === '' ? {} : { choice: fields.choice }),
      ...(fields.laid === '' ? {} : { laid: readLaid(fields.laid) }),
      ...(fields.acts === '' ? {} : { acts: fields.acts.split(',').map((act) => act.trim()) }),
    },
  };
}

const stakeCurrency = ({ currency }: VerifyFields) => (currency === '' ? 'KES' : currency);

/** It may be left out; what is typed has to be an amount. */
function isStake(fields: VerifyFields): boolean {
  const known = stakeCurrency(fields);
  if (!isCurrency(known)) return true;
  const { fault } = readAmount(fields.stake, known);
  return fault === undefined || fault === 'empty';
}

function stakeOf(fields: VerifyFields): Claim['stake'] {
  const known = stakeCurrency(fields);
  if (!isCurrency(known)) return null;
  const read = readAmount(fields.stake, known);
  return read.fault !== undefined || read.units === 0n
    ? null
    : { minor: read.units, currency: known };
}

const laidForm = /^([a-z]{1,20})=([1-9]\d{0,14})$/;

function readLaid(text: string): Stack[] {
  return text.split(',').flatMap((each) => {
    const [, place, chips] = laidForm.exec(each.trim()) ?? [];
    return place && chips ? [{ place, chips: Number(chips) }] : [];
  });
}
