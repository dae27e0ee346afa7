/**
 * Names, category, marks and stakes of a game, as staff set them. Stakes only ever narrow what its
 * vendor offers; the wallet refuses what lies outside within seconds.
 */
import type {
  GameSettings,
  SwitchedGame,
} from '@bahati/contract/back-office/catalogue/catalogue.ts';
import type { Currency } from '@bahati/money/currencies.ts';
import { parseAmount } from '@bahati/money/money.ts';
import { inTransaction } from '@bahati/server-kit/database.ts';
import { Refusal } from '@bahati/server-kit/refusal.ts';
import { recordAudit } from '#domains/system/audit.ts';
import type { Context, StaffActor } from '#platform/context.ts';
import { lockSwitchedGame, settingsOf } from './list-switches.ts';

type Change = GameSettings & { id: string; version: string; reason: string; ip: string };

/** Refuses `not_found`, `changed_meanwhile`, `stakes_not_offered`. */
export async function changeGame(
  context: Context,
  staff: StaffActor,
  { id, version, reason, ip, ...wanted }: Change,
): Promise<SwitchedGame> {
  return inTransaction(context.database, async (transaction) => {
    const before = await lockSwitchedGame(context, transaction, id);
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    const stakes = stakesInForce(wanted, before);
    const { nameEn, nameSw, category, isHot, markedNew, isRecommended } = wanted;
    await transaction.query(
      `UPDATE games SET name_en = $2, name_sw = $3, category = $4, is_hot = $5, marked_new = $6,
              is_recommended = $7, minimum_stake = $8, maximum_stake = $9,
              offered_minimum_stake = coalesce(offered_minimum_stake, minimum_stake),
              offered_maximum_stake = coalesce(offered_maximum_stake, maximum_stake),
              has_own_names = has_own_names OR (name_en, name_sw) <> ($2, $3)
        WHERE id = $1::bigint`,
      [
        id,
        nameEn,
        nameSw,
        category,
        isHot,
        markedNew,
        isRecommended,
        stakes.minimum,
        stakes.maximum,
      ],
    );
    const after = await lockSwitchedGame(context, transaction, id);
    if (after.version !== before.version) {
      await recordAudit(transaction, {
        actor: staff.username,
        action: 'game.changed',
        subject: `game:${before.gameId}`,
        reason,
        before: { ...settingsOf(before) },
        after: { ...settingsOf(after) },
        ip,
      });
    }
    return after;
  });
}

type Offered = Pick<SwitchedGame, 'currency' | 'offeredMinimum' | 'offeredMaximum'>;

/** The stakes that hold, in minor units. Refuses `stakes_not_offered`. */
export function stakesInForce(
  { minimumStake, maximumStake }: Pick<GameSettings, 'minimumStake' | 'maximumStake'>,
  { currency, offeredMinimum, offeredMaximum }: Offered,
): { minimum: bigint | null; maximum: bigint | null } {
  const least = minor(offeredMinimum, currency);
  const most = minor(offeredMaximum, currency);
  const minimum = minor(minimumStake, currency) ?? least;
  const maximum = minor(maximumStake, currency) ?? most;
  const isWithin = (stake: bigint | null) =>
    stake === null || ((least === null || stake >= least) && (most === null || stake <= most));
  const isInOrder = minimum === null || maximum === null || minimum <= maximum;
  if (!isWithin(minimum) || !isWithin(maximum) || !isInOrder) {
    throw new Refusal('stakes_not_offered');
  }
  return { minimum, maximum };
}

function minor(text: string | null, currency: Currency): bigint | null {
  if (text === null) return null;
  const amount = parseAmount(text, currency);
  if (amount === undefined) throw new Refusal('stakes_not_offered');
  return amount;
}
