/**
 * Another till of the operator, which has the same merchant accounts at the networks: it takes money
 * the platform never asked for and sends back what the platform has credited.
 */
import { demoSecrets } from '#platform-app/config.ts';

type Answer = Record<string, unknown>;

export const openTill = (paymentsOrigin: string) => {
  const send = async (path: string, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(`${paymentsOrigin}${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
    return text;
  };
  const airtel = async (path: string, body?: object): Promise<Answer> => {
    const opened = await send(
      '/auth/oauth2/token',
      {},
      {
        client_id: demoSecrets.AIRTEL_CLIENT_ID,
        client_secret: demoSecrets.AIRTEL_CLIENT_SECRET,
        grant_type: 'client_credentials',
      },
    );
    const { access_token } = JSON.parse(opened) as { access_token: string };
    const market = { 'x-country': 'KE', 'x-currency': 'KES' };
    const text = await send(path, { authorization: `Bearer ${access_token}`, ...market }, body);
    return JSON.parse(text) as Answer;
  };
  const daraja = async (path: string, body?: object): Promise<string> => {
    const { DARAJA_CONSUMER_KEY: key, DARAJA_CONSUMER_SECRET: secret } = demoSecrets;
    const basic = Buffer.from(`${key}:${secret}`).toString('base64');
    const door = '/oauth/v1/generate?grant_type=client_credentials';
    const opened = await send(door, { authorization: `Basic ${basic}` });
    const { access_token } = JSON.parse(opened) as { access_token: string };
    return send(path, { authorization: `Bearer ${access_token}` }, body);
  };
  const nobody = 'http://127.0.0.1:9/nobody-listens';
  return {
    /** Asks a phone of Airtel Kenya for money under an id of its own. */
    collect: (id: string, number: string, amount: string) =>
      airtel('/merchant/v2/payments/', {
        reference: 'TILL-4',
        subscriber: { msisdn: number.slice(3) },
        transaction: { amount, id },
      }),
    refund: (receipt: string) =>
      airtel('/standard/v1/payments/refund', { transaction: { airtel_money_id: receipt } }),
    reverse: (receipt: string, amount: string) =>
      daraja('/mpesa/reversal/v1/request', {
        Initiator: 'bahati-api',
        SecurityCredential: demoSecrets.DARAJA_SECURITY_CREDENTIAL,
        CommandID: 'TransactionReversal',
        TransactionID: receipt,
        Amount: amount,
        ReceiverParty: '600100',
        RecieverIdentifierType: '11',
        Remarks: 'Sent twice',
        ResultURL: nobody,
        QueueTimeOutURL: nobody,
      }),
    /** What the networks' books of today say of each receipt that was sent back. */
    lastReturn: async (): Promise<string[]> => {
      const now = Date.now();
      const day = new Date(now + 3 * 3_600_000).toISOString().slice(0, 10);
      const statement = await daraja(`/mpesa/statement/v1/600100/${day}`);
      const lines = statement.split('\r\n').filter((line) => line.includes(',Reversed,'));
      const span = `from=${now - 3_600_000}&to=${now + 60_000}&limit=500`;
      const { data } = await airtel(`/merchant/v1/transactions?${span}`);
      const { transactions } = data as {
        transactions: { status: string; transaction: { airtel_money_id: string } }[];
      };
      const refunded = transactions.filter(({ status }) => status === 'REFUNDED');
      return [
        ...lines.map((line) => line.split(',')[0] ?? ''),
        ...refunded.map(({ transaction }) => transaction.airtel_money_id),
      ];
    },
  };
};
