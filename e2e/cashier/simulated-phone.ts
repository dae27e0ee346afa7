/** Holds a simulated phone as a person does in the browser, by its pages and forms. */
import { fetchOutside } from '@bahati/server-kit/fetch-outside.ts';
import { setTimeout as wait } from 'node:timers/promises';

export type PhoneAnswer = {
  answer?: 'accept' | 'cancel' | 'ignore';
  pin?: string;
  /** What the merchant hears, "lost" for instance; absent: all goes well. */
  twist?: string;
};

export type SimulatedPhone = {
  /** Waits for a request to pay and answers it. */
  answer: (how?: PhoneAnswer) => Promise<void>;
  /** Pays to a pay bill number; answers what the phone says when it did not work. */
  payBill: (payment: { shortCode: string; account: string; amount: string }) => Promise<string>;
  /** What stands under "Messages". */
  messages: () => Promise<string>;
};

const patienceMs = 15_000;

export const holdPhone = (paymentsOrigin: string, number: string): SimulatedPhone => {
  const here = `${paymentsOrigin}/phone/${number}`;
  const look = async () => {
    const answer = await fetchOutside(`${here}/live?language=en`);
    return (await answer.json()) as Record<'prompts' | 'messages', { html: string }>;
  };
  /** The address the form leads to: what was said stands in it. */
  const send = async (form: string, fields: Record<string, string>): Promise<string> => {
    const body = new URLSearchParams({ ...fields, language: 'en' });
    const answer = await fetchOutside(`${here}/${form}`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    return answer.headers.get('location') ?? '';
  };
  const findPrompt = async (): Promise<string> => {
    for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
      const [, reference] =
        /name="reference" value="(\w+)"/.exec((await look()).prompts.html) ?? [];
      if (reference) return reference;
    }
    throw new Error(`Nobody asked ${number} for money.`);
  };
  return {
    answer: async ({ answer = 'accept', pin = '1234', twist = 'none' } = {}) => {
      const reference = await findPrompt();
      const location = await send('answer', { reference, answer, pin, twist });
      if (!location.includes('said=answered')) throw new Error(`The phone said ${location}.`);
    },
    payBill: async (payment) => {
      const location = await send('pay-bill', { ...payment, pin: '1234', twist: 'none' });
      return /said=(\w+)/.exec(location)?.[1] ?? '';
    },
    messages: async () => (await look()).messages.html,
  };
};
