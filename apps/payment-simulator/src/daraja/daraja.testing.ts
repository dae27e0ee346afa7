/** Daraja's client as a merchant's server would be, for the tests beside. */
import type { Simulator } from '#simulator/simulator.testing.ts';
import { demoKeys } from '#simulator/config.ts';

export const shortCode = '600100';
export const phone = '254712345678';

export type Answer = { status: number; body: Record<string, string>; text: string };

/** Gets a token once and asks with it. */
export async function openDaraja({ server }: Simulator) {
  const door = await server.inject({
    url: '/oauth/v1/generate?grant_type=client_credentials',
    headers: { authorization: basic(demoKeys.DARAJA_CONSUMER_SECRET) },
  });
  const token = door.json<{ access_token: string }>().access_token;
  const send = async (
    method: 'GET' | 'POST',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const answer = await server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(payload ? { payload } : {}),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const body = isJson ? answer.json<Answer['body']>() : {};
    return { status: answer.statusCode, body, text: answer.body };
  };
  return {
    post: (path: string, body: object, headers?: Record<string, string>) =>
      send('POST', `/mpesa/${path}`, body, headers),
    get: (path: string) => send('GET', `/mpesa/${path}`),
  };
}

export const basic = (secret: string): string =>
  `Basic ${Buffer.from(`${demoKeys.DARAJA_CONSUMER_KEY}:${secret}`).toString('base64')}`;

const timestamp = '20261121201509';

export const proof = {
  BusinessShortCode: shortCode,
  Timestamp: timestamp,
  Password: Buffer.from(`${shortCode}${demoKeys.DARAJA_PASSKEY}${timestamp}`).toString('base64'),
};

export const pushRequest = (CallBackURL: string, change: object = {}) => ({
  ...proof,
  TransactionType: 'CustomerPayBillOnline',
  Amount: 500,
  PartyA: phone,
  PartyB: shortCode,
  PhoneNumber: phone,
  CallBackURL,
  AccountReference: 'BH1042',
  TransactionDesc: 'Deposit',
  ...change,
});

const addresses = (ResultURL: string) => ({ ResultURL, QueueTimeOutURL: `${ResultURL}/timeout` });
const SecurityCredential = demoKeys.DARAJA_SECURITY_CREDENTIAL;

export const b2cRequest = (url: string, change: object = {}) => ({
  OriginatorConversationID: 'our-own-id-1',
  InitiatorName: 'bahati-api',
  SecurityCredential,
  CommandID: 'BusinessPayment',
  Amount: '250',
  PartyA: shortCode,
  PartyB: phone,
  Remarks: 'Withdrawal',
  ...addresses(url),
  Occassion: '',
  ...change,
});

export const statusRequest = (url: string, change: object) => ({
  Initiator: 'bahati-api',
  SecurityCredential,
  CommandID: 'TransactionStatusQuery',
  PartyA: shortCode,
  IdentifierType: '4',
  Remarks: 'Asked',
  ...addresses(url),
  ...change,
});

export const reversalRequest = (url: string, change: object) => ({
  Initiator: 'bahati-api',
  SecurityCredential,
  CommandID: 'TransactionReversal',
  Amount: '500',
  ReceiverParty: shortCode,
  RecieverIdentifierType: '11',
  Remarks: 'Sent twice',
  ...addresses(url),
  ...change,
});
