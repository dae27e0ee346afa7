import assert from 'node:assert/strict';
import { createServer, type AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type FakeSmsGateway, openFakeSmsGateway } from '#domains/messaging/messaging.testing.ts';
import { africasTalking } from './africas-talking.ts';
import { DeliveryFault, type Letter, type SendLetter } from './gateway.ts';
import { httpSms } from './http-sms.ts';
import { smtp } from './smtp.ts';

let gateway: FakeSmsGateway;
before(async () => {
  gateway = await openFakeSmsGateway();
});
beforeEach(() => gateway.reset());
after(() => gateway.close());

const key = 'a-key-that-must-not-leak';
const letter: Letter = {
  id: '17',
  recipient: '+254712345678',
  subject: null,
  body: '482913 is your code – karibu',
};

const soon = () => AbortSignal.timeout(5_000);

async function faultOf(send: SendLetter, sent = letter, signal = soon()): Promise<DeliveryFault> {
  const fault = await send(sent, signal).then(
    () => assert.fail('It was sent.'),
    (error: unknown) => error,
  );
  assert.ok(fault instanceof DeliveryFault, String(fault));
  for (const secret of [key, '482913', sent.recipient]) {
    assert.ok(!fault.message.includes(secret), fault.message);
  }
  return fault;
}

const generic = () => httpSms({ url: `${gateway.origin}/send`, keyHeader: 'x-api-key', key });

test('the generic gateway gets number and text as JSON and the key in its header', async () => {
  await generic()(letter, soon());
  const [request] = gateway.received;
  assert.equal(request?.path, '/send');
  assert.deepEqual(JSON.parse(request?.body ?? ''), { to: letter.recipient, text: letter.body });
  assert.equal(request?.headers['x-api-key'], key);
  assert.equal(request?.headers['idempotency-key'], '17');
});

test('the generic gateway’s answer tells a wrong number from trouble of its own', async () => {
  for (const [status, problem] of [
    [400, 'recipient_refused'],
    [422, 'recipient_refused'],
    [401, 'gateway_refused'],
    [429, 'gateway_refused'],
    [503, 'gateway_refused'],
  ] as const) {
    gateway.mood.status = status;
    assert.equal((await faultOf(generic())).problem, problem, String(status));
  }
});

test('a gateway that hangs up, redirects or stays silent is no answer', async () => {
  gateway.mood.isHangingUp = true;
  assert.equal((await faultOf(generic())).problem, 'no_answer');
  gateway.reset();
  gateway.mood.status = 307;
  assert.equal((await faultOf(generic())).problem, 'no_answer');
  gateway.reset();
  gateway.mood.isSilent = true;
  const fault = await faultOf(generic(), letter, AbortSignal.timeout(100));
  assert.equal(fault.problem, 'timed_out');
  const away = httpSms({ url: 'http://127.0.0.1:1/', keyHeader: 'x-api-key', key });
  assert.equal((await faultOf(away)).problem, 'no_answer');
});

test('an endless answer is cut off', async () => {
  gateway.mood.answer = 'x'.repeat(100_000);
  assert.equal((await faultOf(generic())).problem, 'no_answer');
});

const african = (sender?: string) =>
  africasTalking({ origin: gateway.origin, username: 'bahati', apiKey: key, sender });

const answered = (recipients: object[], message = 'Sent to 1/1 Total Cost: KES 0.8000') => {
  gateway.mood.status = 201;
  gateway.mood.answer = JSON.stringify({
    SMSMessageData: { Message: message, Recipients: recipients },
  });
};

test('Africa’s Talking gets a form, the key in its header, and the sender only if there is one', async () => {
  answered([
    { statusCode: 101, status: 'Success', number: letter.recipient, messageId: 'ATXid_1' },
  ]);
  await african('BAHATI')(letter, soon());
  await african()(letter, soon());
  const [named, unnamed] = gateway.received.map(({ body }) =>
    Object.fromEntries(new URLSearchParams(body)),
  );
  const same = { username: 'bahati', to: letter.recipient, message: letter.body };
  assert.deepEqual(named, { ...same, from: 'BAHATI' });
  assert.deepEqual(unnamed, same);
  const [{ path, headers } = assert.fail()] = gateway.received;
  assert.equal(path, '/version1/messaging');
  assert.equal(headers['apikey'], key);
  assert.equal(headers['content-type'], 'application/x-www-form-urlencoded');
});

test('Africa’s Talking’s status of the recipient decides, whatever the HTTP status', async () => {
  for (const statusCode of [100, 101, 102]) {
    answered([{ statusCode }]);
    await african()(letter, soon());
  }
  for (const [statusCode, problem] of [
    [402, 'gateway_refused'],
    [403, 'recipient_refused'],
    [404, 'recipient_refused'],
    [405, 'gateway_refused'],
    [406, 'recipient_refused'],
    [409, 'recipient_refused'],
    [500, 'gateway_refused'],
  ] as const) {
    answered([{ statusCode, status: 'No' }]);
    assert.equal((await faultOf(african())).problem, problem, String(statusCode));
  }
  answered([], 'InvalidSenderId');
  assert.equal((await faultOf(african())).problem, 'gateway_refused');
  gateway.mood.answer = 'The supplied authentication is invalid';
  assert.equal((await faultOf(african())).problem, 'no_answer');
  gateway.mood.status = 401;
  assert.equal((await faultOf(african())).problem, 'gateway_refused');
});

type Mail = { from: string; to: string; raw: string };

async function openMailServer(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        const raw = Buffer.concat(chunks).toString();
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address).join(), raw });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const mailTo = (port: number, more: Partial<Parameters<typeof smtp>[0]> = {}) =>
  smtp({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Bahati <no-reply@bahati.example>',
    isTlsRequired: false,
    ...more,
  });

const mail: Letter = {
  id: '18',
  recipient: 'amani@example.com',
  subject: '482913 is your Bahati code',
  body: '482913 is your Bahati code to log in.',
};

test('an e-mail arrives at one address with its subject, its words and a steady id', async () => {
  const server = await openMailServer();
  await mailTo(server.port)(mail, soon());
  await mailTo(server.port)({ ...mail, recipient: 'a@example.com, b@example.com' }, soon()).catch(
    () => undefined,
  );
  await server.close();
  const [{ from, to, raw } = assert.fail(), ...others] = server.mails;
  assert.equal(from, 'no-reply@bahati.example');
  assert.equal(to, 'amani@example.com');
  assert.match(raw, /^Subject: 482913 is your Bahati code\r$/m);
  assert.match(raw, /^Message-ID: <message-18@bahati.example>\r$/m);
  assert.match(raw, /482913 is your Bahati code to log in\./);
  assert.ok(!others.some((other) => other.to.split(',').length > 1));
});

test('a mailbox that does not exist is final, a server that is busy is not', async () => {
  for (const [responseCode, problem] of [
    [550, 'recipient_refused'],
    [451, 'gateway_refused'],
  ] as const) {
    const server = await openMailServer({
      onRcptTo: ({ address }, _, done) =>
        done(Object.assign(new Error(`${address} not now`), { responseCode })),
    });
    assert.equal((await faultOf(mailTo(server.port), mail)).problem, problem);
    await server.close();
    assert.equal(server.mails.length, 0);
  }
});

test('a wrong password of ours is the gateway’s refusal', async () => {
  const server = await openMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_, __, done) => done(new Error('wrong')),
  });
  const url = `smtp://bahati:${key}@127.0.0.1:${server.port}`;
  const fault = await faultOf(mailTo(server.port, { url }), mail);
  await server.close();
  assert.equal(fault.problem, 'gateway_refused');
});

test('where TLS is required nothing is sent without it', async () => {
  const server = await openMailServer();
  const fault = await faultOf(mailTo(server.port, { isTlsRequired: true }), mail);
  await server.close();
  assert.equal(fault.isFinal, false);
  assert.equal(server.mails.length, 0);
});

test('a mail server that says nothing, or is not there, ends in time', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const fault = await faultOf(mailTo(port), mail, AbortSignal.timeout(150));
  assert.equal(fault.problem, 'timed_out');
  await new Promise((resolve) => silent.close(resolve));
  assert.equal((await faultOf(mailTo(1), mail)).problem, 'no_answer');
});
