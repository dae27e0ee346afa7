/**
 * Collusion: members who play at the same tables are looked at in pairs, by what their providers
 * count and by the browsers they were seen on. What is found becomes an alert in the case of each of
 * the two. Every look judges the whole span anew, so that nothing depends on the look before.
 */
import type { Currency } from '@bahati/money/currencies.ts';
import { parseDecimal } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import {
  type MemberPair,
  readSeatPair,
  readSeatPairs,
  readSeatProviders,
  type SeatProvider,
} from '#domains/gaming/seat-pairs/seat-pairs.ts';
import {
  type Alert,
  raiseAlerts,
  readSpoken,
  readThresholds,
  type Thresholds,
} from '#domains/risk/aml/aml.ts';
import type { Context } from '#platform/context.ts';
import { isSuspicious } from './judge-pair.rules.ts';
import { keyOfTwo, readSharedDevices } from './shared-devices.ts';

const hourMs = 3_600_000;
/** Of a provider in one look. */
const mostFound = 500;
/** The pairs an alert keeps: those between whom most was moved. */
const mostKept = 20;

type Found = Omit<MemberPair, 'net'> & { net: bigint; sharesDevice: boolean };
type Look = Awaited<ReturnType<typeof readThresholds>> & { rule: Thresholds; since: Date };

/** Throws after the others were looked at where a provider could not be asked. */
export async function watchCollusion(context: Context, leaving?: AbortSignal): Promise<void> {
  const { database, config, now } = context;
  const sheet = await readThresholds(database, config.BRAND);
  const rule = sheet.rules.collusion;
  if (!rule.isOn || rule.hours === null) return;
  const look = { ...sheet, rule, since: new Date(now().getTime() - rule.hours * hourMs) };
  const failures: unknown[] = [];
  for (const provider of await readSeatProviders(context)) {
    if (leaving?.aborted) return;
    await lookAt(context, provider, look).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Tables were not looked at.');
}

async function lookAt(context: Context, provider: SeatProvider, look: Look): Promise<void> {
  const found: Found[] = [];
  for await (const pairs of readSeatPairs(context, provider, askedOf(look, look.since))) {
    found.push(...(await suspiciousOf(context, look, pairs)));
    if (found.length >= mostFound) break;
  }
  const sides = found.slice(0, mostFound).flatMap((pair) => [pair, turnedRound(pair)]);
  const byMember = [...Map.groupBy(sides, ({ one }) => one)];
  for (const [memberId, pairs] of byMember) await raise(context, look, memberId, pairs);
}

const askedOf = ({ currency, rule }: Look, since: Date) => ({
  currency,
  since,
  leastHands: rule.count ?? 1,
});

async function suspiciousOf(
  { database }: Context,
  { currency, rule }: Look,
  pairs: readonly MemberPair[],
): Promise<Found[]> {
  const shared = await readSharedDevices(database, pairs);
  return pairs
    .map((pair): Found => {
      const sharesDevice = shared.has(keyOfTwo(pair));
      return { ...pair, net: parseDecimal(pair.net, currency), sharesDevice };
    })
    .filter((pair) => isSuspicious(rule, pair));
}

/** The same as the other of the two has it. */
function turnedRound(pair: Found): Found {
  const { one, other, net, top } = pair;
  const turn = (moved: string) => (moved.startsWith('-') ? moved.slice(1) : `-${moved}`);
  return {
    ...pair,
    one: other,
    other: one,
    net: -net,
    top: top.map((hand) => ({ ...hand, net: turn(hand.net) })),
  };
}

async function raise(
  context: Context,
  look: Look,
  memberId: bigint,
  pairs: readonly Found[],
): Promise<void> {
  const { database } = context;
  const through = (await readSpoken(database, memberId)).get('collusion');
  const fresh: Found[] = [];
  for (const pair of pairs) {
    const later = through ? await sinceSpoken(context, look, pair, through) : pair;
    if (later) fresh.push(later);
  }
  if (fresh.length === 0) return;
  const alert = alertOf(look, fresh);
  await inTransaction(database, (transaction) =>
    raiseAlerts(transaction, { memberId, currency: look.currency, rules: look.rules }, [alert]),
  );
}

/** Of what a decided case has spoken of already nothing counts again. */
async function sinceSpoken(
  context: Context,
  look: Look,
  pair: Found,
  through: Date,
): Promise<Found | undefined> {
  if (through < look.since) return pair;
  if (new Date(pair.lastAt) <= through) return undefined;
  // An hour counts whole: the one in which the last case was decided is left out.
  const since = new Date(through.getTime() + hourMs);
  const later = await readSeatPair(context, pair, askedOf(look, since));
  if (!later) return undefined;
  const [found] = await suspiciousOf(context, look, [later]);
  if (!found) return undefined;
  return found.one === pair.one ? found : turnedRound(found);
}

const moved = ({ net }: Found): bigint => (net < 0n ? -net : net);

function alertOf({ rule, currency }: Look, pairs: readonly Found[]): Alert {
  const sum = (of: (pair: Found) => number) => pairs.reduce((all, pair) => all + of(pair), 0);
  const kept = pairs.toSorted((a, b) => (moved(b) < moved(a) ? -1 : 1)).slice(0, mostKept);
  const last = Math.max(...pairs.map(({ lastAt }) => Date.parse(lastAt)));
  return {
    rule: 'collusion',
    points: rule.points,
    amounts: { net: pairs.reduce((all, pair) => all + moved(pair), 0n) },
    numbers: {
      partners: pairs.length,
      hands: sum(({ hands }) => hands),
      alone: sum(({ alone }) => alone),
      spared: sum(({ spared }) => spared),
      devices: sum(({ sharesDevice }) => (sharesDevice ? 1 : 0)),
    },
    payments: [],
    through: new Date(last),
    pairs: kept.map((pair) => keptPair(pair, currency)),
  };
}

const keptPair = ({ other, provider, top, net, ...pair }: Found, currency: Currency) => ({
  memberId: other.toString(),
  provider: provider.code,
  hands: pair.hands,
  alone: pair.alone,
  spared: pair.spared,
  sharesDevice: pair.sharesDevice,
  lastAt: pair.lastAt,
  net: net.toString(),
  top: top.map((hand) => ({ ...hand, net: parseDecimal(hand.net, currency).toString() })),
});
