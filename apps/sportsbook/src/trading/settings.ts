/** What the operator sets for good: the terms of slips, margins and quick stakes, each whole. */
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { ZodError } from 'zod';
import type { Context } from '#sportsbook/context.ts';
import {
  jackpotSetting,
  parseJackpotTerms,
  readShownJackpotTerms,
} from '#sportsbook/jackpots/jackpot-terms.ts';
import { offerChannel } from '#sportsbook/offer/controls/stored-controls.ts';
import { isOfferSetting, parseSetting, readSettings } from '#sportsbook/offer/settings.ts';
import { parseTerms, readShownTerms, termsSetting } from '#sportsbook/slips/terms.ts';
import { logAct } from './trading-log.ts';
import type { Trader } from './trading-session.ts';

export async function showSettings({
  database,
  config,
}: Context): Promise<Record<string, unknown>> {
  const currency = config.BOOK_CURRENCY;
  return {
    ...(await readSettings(database, currency)),
    [termsSetting]: await readShownTerms(database, currency),
    [jackpotSetting]: await readShownJackpotTerms(database, currency),
  };
}

/** Refuses `setting_not_possible` for another name or a value that is none. */
export async function changeSetting(
  { database, config }: Context,
  trader: Trader,
  { name, value, reason }: { name: string; value: unknown; reason: string },
): Promise<{ isSet: boolean }> {
  const kept = readValue(name, value, config.BOOK_CURRENCY);
  await inTransaction(database, async (transaction) => {
    await transaction.query(
      `INSERT INTO book.settings (name, value) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = now()`,
      [name, JSON.stringify(kept)],
    );
    const facts = { name, value: kept };
    await logAct(transaction, trader, {
      act: 'setting_changed',
      subject: `setting ${name}`,
      facts,
      reason,
    });
    await transaction.query('SELECT pg_notify($1, $2)', [offerChannel, '{}']);
  });
  return { isSet: true };
}

function readValue(name: string, value: unknown, currency: string): unknown {
  try {
    if (name === termsSetting) return parseTerms(value, currency);
    if (name === jackpotSetting) return parseJackpotTerms(value, currency);
    if (isOfferSetting(name)) return parseSetting(name, value);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
  }
  throw new Refusal('setting_not_possible');
}
