/** The back office's calls about levels, cashback and referral. */
import type { boProgrammeCalls } from '@bahati/contract/back-office/rewards/programmes.ts';
import type { Handlers } from '@bahati/server-kit/serve-calls.ts';
import { changeRules, readRules, type RuleBook } from '#domains/system/approvals/approvals.ts';
import { cashbackRuleBook } from '#domains/rewards/cashback/cashback.ts';
import {
  type Dated,
  type Programme,
  readProgramme,
} from '#domains/rewards/programmes/programmes.ts';
import { listReferrals, referralRuleBook } from '#domains/rewards/referral/referral.ts';
import {
  listLevelMembers,
  readLevelCounts,
  readMemberLevel,
  setByHand,
  vipRuleBook,
} from '#domains/rewards/vip/vip.ts';
import type { Context, PlatformActors, StaffActor } from '#platform/context.ts';

type Asked<Rules> = {
  body: { rules: Rules; version: string; reason: string };
  actor: StaffActor;
  ip: string;
};

/** The sheet of a programme, and how it is changed. */
function sheet<P extends Programme>(
  context: Context,
  programme: P,
  book: RuleBook<Dated<P>['rules']>,
) {
  const { database, config } = context;
  const read = async () => ({
    ...(await readRules(context, database, book)),
    inForce: (await readProgramme(database, config.BRAND, programme)).rules,
    countsFrom: (await readProgramme(database, config.BRAND, programme, 'infinity')).countsFrom,
  });
  const change = async ({ body, actor, ip }: Asked<Dated<P>['rules']>) => {
    await changeRules(context, actor, book, { ...body, ip });
    return read();
  };
  return { read, change };
}

export function programmesBackOffice(
  context: Context,
): Handlers<typeof boProgrammeCalls, PlatformActors> {
  const vip = sheet(context, 'vip', vipRuleBook);
  const cashback = sheet(context, 'cashback', cashbackRuleBook);
  const referral = sheet(context, 'referral', referralRuleBook);
  return {
    'GET /bo/rewards/vipRules': vip.read,
    'POST /bo/rewards/vipRules': vip.change,
    'GET /bo/rewards/vipLevels': () => readLevelCounts(context),
    'GET /bo/rewards/vipMembers': ({ query }) => listLevelMembers(context, query),
    'GET /bo/rewards/vipMembers/:id': ({ params }) =>
      readMemberLevel(context, context.database, BigInt(params.id)),
    'POST /bo/rewards/vipMembers/:id': ({ params, body, actor, ip }) =>
      setByHand(context, actor, { memberId: BigInt(params.id), ...body, ip }),
    'GET /bo/rewards/cashbackRules': cashback.read,
    'POST /bo/rewards/cashbackRules': cashback.change,
    'GET /bo/rewards/referralRules': referral.read,
    'POST /bo/rewards/referralRules': referral.change,
    'GET /bo/rewards/referrals': ({ query }) => listReferrals(context, query),
  };
}
