/**
 * What Vodacom tells us. It signs nothing: the token in the one address it was given proves who
 * calls, and what it says only says when to ask. Money in and money out come to the same address.
 */
import { Refusal } from '@bahati/server-kit/refusal.ts';
import type { Context } from '#platform/context.ts';
import {
  asUuid,
  type Heard,
  isCallbackToken,
  type RailCallback,
  readJson,
  type Report,
} from '#domains/cashier/rails/rail/rail.ts';
import { done, isVodacomSetUp, textOf } from './vodacom-api.ts';

/** Refuses `unauthenticated`, `invalid_input`, `not_found`. */
export async function hearVodacom(context: Context, { path, raw }: RailCallback): Promise<Heard> {
  const { config, database } = context;
  const [proof = ''] = path;
  const isProven =
    isVodacomSetUp(config) &&
    path.length === 1 &&
    isCallbackToken(proof, config.VODACOM_CALLBACK_KEY, 'result');
  if (!isProven) throw new Refusal('unauthenticated');
  const body = readJson(raw.toString('utf8'));
  if (!body) throw new Refusal('invalid_input');
  const conversation = textOf(body['input_ThirdPartyConversationID']);
  const id = asUuid(conversation);
  if (!id) throw new Refusal('not_found');
  const { rows } = await database.query('SELECT 1 FROM deposits WHERE public_id = $1', [id]);
  const isPaid = body['input_ResultCode'] === done;
  const receipt = isPaid ? textOf(body['input_TransactionID']) || undefined : undefined;
  const report: Report =
    rows.length > 0
      ? { kind: 'charge_stirred', depositId: id, reference: conversation, receipt }
      : { kind: 'payout_stirred', withdrawalId: id };
  const answer = {
    output_OriginalConversationID: textOf(body['input_OriginalConversationID']),
    output_ResponseCode: '0',
    output_ResponseDesc: 'Successfully Accepted Result',
    output_ThirdPartyConversationID: conversation,
  };
  return { reports: [report], answer };
}
