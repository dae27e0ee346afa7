/** An entry as the platform's records tell it, with the hashes that prove its round. */
import type { ProviderRoundDetail } from '@bahati/contract/games-provider/provider.ts';
import { liveTableOf } from '@bahati/game-rules/live-tables/live-tables.ts';
import { multiply, type Rational, rational } from '@bahati/game-rules/rational.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#games-server/context.ts';
import type { Language } from '#games-server/games/game.ts';
import { rulesOf, stateOf } from './outcome.ts';
import { readEntries, type StoredEntry } from './stakes/stored-stake.ts';
import { readTableRounds, type StoredTableRound } from './stored-table.ts';

/** Refuses `not_found`, also while the entry is not paid. */
export async function tableDetail(
  { database, config }: Context,
  { roundId, language }: { roundId: string; language: Language },
): Promise<ProviderRoundDetail> {
  const [entry] = await readEntries(database, "WHERE e.external_id = $1 AND e.state = 'settled'", [
    roundId,
  ]);
  const [round] = entry ? await readTableRounds(database, 'WHERE t.id = $1', [entry.roundId]) : [];
  if (!entry || !round) throw new Refusal('not_found');
  return {
    ...tellEntry(entry, round, language),
    fairness: proofOf(config.GAMES_ORIGIN, entry, round),
  };
}

function tellEntry(entry: StoredEntry, round: StoredTableRound, language: Language) {
  const { table, opening } = playedAs(entry);
  const rules = rulesOf(table, round);
  const state = stateOf(table, opening, round);
  const money = (chips: Rational) => {
    const { numerator, denominator } = multiply(chips, rational(entry.unit));
    const amount = toDecimal(numerator / denominator, entry.currency);
    const figures = formatAmount(amount, entry.currency, language);
    return `${currencySymbol(entry.currency)} ${figures}`;
  };
  const { bets, outcome } = rules.tell(state, language, money);
  const shown = rules.show(state) as Record<string, unknown>;
  return {
    choices: [...bets],
    outcome: [...outcome],
    picture: { game: rules.code, version: round.version, table: table.code, shown },
  };
}

function playedAs({ gameCode, opening }: StoredEntry) {
  const table = liveTableOf(gameCode);
  if (!table || opening === null) throw new Refusal('not_found');
  return { table, opening };
}

/** The hash before is what was known first; the round's own hash is the seed it stood for. */
export function proofOf(
  origin: string,
  entry: StoredEntry,
  { previousHash, hash, salt, game, version, laid }: StoredTableRound,
): NonNullable<ProviderRoundDetail['fairness']> {
  const { table, opening } = playedAs(entry);
  const query = new URLSearchParams({
    game: table.rules.code,
    table: table.code,
    version: String(version),
    serverSeedHash: previousHash,
    clientSeed: salt,
    nonce: String(game),
    stake: toDecimal(entry.unit, entry.currency),
    currency: entry.currency,
    choice: opening,
    serverSeed: hash,
    ...(laid && { laid: laid.map(({ place, chips }) => `${place}=${chips}`).join(',') }),
  });
  return {
    serverSeedHash: previousHash,
    serverSeed: hash,
    clientSeed: salt,
    nonce: game,
    verifyUrl: `${origin}/verify?${query}`,
  };
}
