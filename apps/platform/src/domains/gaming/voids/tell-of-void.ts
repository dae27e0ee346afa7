/** Telling who a voided round concerns: its member in his inbox, and its provider. */
import { vendorCalls } from '@bahati/contract/games-provider/calls.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { currencySymbol, formatAmount } from '@bahati/money/format.ts';
import { toDecimal } from '@bahati/money/money.ts';
import type { Transaction } from '@bahati/server-kit/database.ts';
import { callSigned, OutsideRefusal } from '@bahati/server-kit/signed-caller.ts';
import { sendInboxMessage } from '#domains/content/content.ts';
import { queueJob } from '#domains/system/jobs/jobs.ts';
import type { Context } from '#platform/context.ts';
import { openSigningKey } from '#domains/gaming/providers/providers.ts';
import type { VoidedRound } from './void-round.ts';

/** In the transaction of the void: whoever hears of it hears of what stands. */
export async function tellOfVoid(
  transaction: Transaction,
  id: bigint,
  { memberId, currency, stake, payout }: VoidedRound,
): Promise<void> {
  const { rows } = await transaction.query<{ en: string; sw: string }>(
    `SELECT name_en AS en, name_sw AS sw FROM rounds JOIN games ON games.id = rounds.game_id
      WHERE rounds.id = $1`,
    [id],
  );
  const [game] = rows;
  if (!game) throw new Error(`The round ${id} has no game.`);
  const key = `round ${id} voided`;
  const told = { id, currency, stake, payout };
  const html = { en: englishHtml(escaped(game.en), told), sw: swahiliHtml(escaped(game.sw), told) };
  const title = {
    en: `A round of ${game.en} was cancelled`,
    sw: `Raundi ya ${game.sw} imeghairiwa`,
  };
  await sendInboxMessage(transaction, { memberId, key, title, html });
  await transaction.query('INSERT INTO round_voids (round_id) VALUES ($1)', [id]);
  await queueJob(transaction, 'gaming.tell_provider_of_void', { id: id.toString() }, { key });
}

type Told = { id: bigint; currency: Currency; stake: bigint; payout: bigint };

const money = (amount: bigint, currency: Currency, locale: string) =>
  `<strong>${currencySymbol(currency)} ${formatAmount(toDecimal(amount, currency), currency, locale)}</strong>`;

function englishHtml(game: string, { id, currency, stake, payout }: Told): string {
  const [back, taken] = [money(stake, currency, 'en-KE'), money(payout, currency, 'en-KE')];
  const win = payout > 0n ? ` The win of ${taken} it had paid was taken back.` : '';
  return `<p>A round of ${game} was cancelled. Your stake of ${back} was refunded.${win}</p><p><a href="/member/personalHistoryCopy/${id}">See the round</a></p>`;
}

function swahiliHtml(game: string, { id, currency, stake, payout }: Told): string {
  const [back, taken] = [money(stake, currency, 'sw-KE'), money(payout, currency, 'sw-KE')];
  const win = payout > 0n ? ` Ushindi wa ${taken} uliokuwa umelipwa umechukuliwa tena.` : '';
  return `<p>Raundi ya ${game} imeghairiwa. Dau lako la ${back} limerudishwa.${win}</p><p><a href="/member/personalHistoryCopy/${id}">Tazama raundi</a></p>`;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/**
 * Tells the provider, again and again until it says that the round is voided there as well. It may
 * be asking for the round's win just then: our "no" to that ends it too.
 */
export async function tellProviderOfVoid(context: Context, id: string): Promise<void> {
  const { rows } = await context.database.query<{
    roundId: string;
    memberId: string;
    gameCode: string;
    providerId: number;
    code: string;
    keptKey: string;
    baseUrl: string;
  }>(
    `SELECT r.external_id AS "roundId", m.key AS "memberId", g.game_code AS "gameCode",
            p.id AS "providerId", p.code, p.signing_key AS "keptKey", p.api_url AS "baseUrl"
       FROM rounds r JOIN games g ON g.id = r.game_id
            JOIN provider_profiles p ON p.id = r.provider_id
            JOIN provider_members m ON m.provider_id = p.id AND m.member_id = r.member_id
            JOIN round_voids void ON void.round_id = r.id
      WHERE r.id = $1::bigint AND told_at IS NULL`,
    [id],
  );
  const [round] = rows;
  if (!round) return;
  const { roundId, gameCode, memberId, providerId, code: party, keptKey, baseUrl } = round;
  const key = openSigningKey(context.config, providerId, keptKey);
  const { isVoided } = await callSigned(
    { baseUrl, key, sender: 'platform', timeoutMs: 5_000, party },
    vendorCalls,
    'POST /vendor/v1/rounds/void',
    { body: { roundId, gameCode, memberId } },
  ).catch((error: unknown) => {
    // It never had the round, or has nothing to end: whatever it asks here is refused.
    if (error instanceof OutsideRefusal && error.code === 'not_found') return { isVoided: true };
    throw error;
  });
  if (!isVoided) throw new Error(`${party} has not ended the round ${roundId} yet.`);
  await context.database.query('UPDATE round_voids SET told_at = now() WHERE round_id = $1', [id]);
}

const mostAtOnce = 50;

/**
 * Each minute: those whose own job failed, or died with its process. A week is long enough. Answers
 * the rounds whose provider was not told.
 */
export async function tellProvidersOfVoids(context: Context): Promise<string[]> {
  const untold: string[] = [];
  const { rows } = await context.database.query<{ id: string }>(
    `SELECT round_id::text AS id FROM round_voids
      WHERE told_at IS NULL AND voided_at BETWEEN now() - interval '7 days'
        AND now() - interval '10 seconds'
      ORDER BY random() LIMIT $1`,
    [mostAtOnce],
  );
  for (const { id } of rows) {
    await tellProviderOfVoid(context, id).catch((error: unknown) => {
      context.log.warn({ err: error, round: id }, 'a provider was not told of a void');
      untold.push(id);
    });
  }
  return untold;
}
