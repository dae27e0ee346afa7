import { assertOffered, readBrand } from '#domains/system/brand/brand.ts';
import { assertTrueAccount } from '#domains/rewards/rewards.ts';
import type { Context, MemberActor } from '#platform/context.ts';

/** Refuses `need_true_account`, `function_not_enabled`. */
export async function assertPoints(
  { database, config }: Context,
  actor: MemberActor,
): Promise<void> {
  assertTrueAccount(actor);
  assertOffered(await readBrand(database, config.BRAND), 'points');
}
