/** Chats of a demo's past with the operator's people; some wait for their first answer. */
import { hourMs } from './calendar.ts';
import type { CaseScene } from './scene.ts';
import { chanceOf, uuidOf } from './chance.ts';
import { insertRows, takeIds, timeOf, timeOrNull } from './rows.ts';

type Talk = { model: string; lines: readonly string[] };

/** The guest begins, and both take turns. */
const talks: Readonly<Record<'en' | 'sw', readonly Talk[]>> = {
  en: [
    {
      model: 'money',
      lines: [
        'Hello, I paid 200 by M-Pesa ten minutes ago and it is not in my balance.',
        'Thank you. Please send me the code of the message your phone company sent you.',
        'SKJ7P2M4QX',
        'I have found it: it has arrived now. Please look at your balance.',
        'Yes I see it. Thank you!',
      ],
    },
    {
      model: 'money',
      lines: [
        'When will my withdrawal be paid?',
        'It has been approved and sent. It usually arrives within a few minutes.',
        'It came. Asante.',
      ],
    },
    {
      model: 'help',
      lines: [
        'How do I check that a round was fair?',
        'Open the bet in your betting history and tap “Open the verify page”. It calculates the round again in your own browser.',
      ],
    },
    {
      model: 'help',
      lines: [
        'I want to play less. What can I do?',
        'It is good that you say so. Under “Responsible gambling” in your account you can set limits or take a break.',
        'I have set a limit for the week. Thanks.',
      ],
    },
  ],
  sw: [
    {
      model: 'money',
      lines: [
        'Habari, nimeweka pesa lakini sizioni kwenye salio.',
        'Habari. Tafadhali nitumie namba ya muamala iliyo kwenye ujumbe wa mtandao wako.',
        'SLM3T8R1ZA',
        'Asante, pesa zimeingia sasa. Angalia salio lako.',
        'Nimeona, asante sana.',
      ],
    },
    {
      model: 'help',
      lines: [
        'Nimesahau nenosiri langu, nifanye nini?',
        'Bonyeza "Umesahau nenosiri" kwenye ukurasa wa kuingia, utatumiwa msimbo kwenye simu yako.',
        'Nimefanikiwa.',
      ],
    },
    {
      model: 'help',
      lines: [
        'Bonasi ziko wapi leo?',
        'Ofa zote ziko kwenye ukurasa wa Ofa, na masharti yake yameandikwa hapo.',
      ],
    },
  ],
};

const waitingCount = 3;

export async function writeChats({ client, market, books, now, staff }: CaseScene): Promise<void> {
  const chance = chanceOf(`chats of ${market.brand}`);
  const guests = books.members
    .filter(({ isKnown, logins }) => !isKnown && logins.length > 1)
    .filter(() => chance.isTrue(0.06));
  const first = await takeIds(client, 'chats_id_seq', guests.length);
  const chats = guests.map((member, place) => {
    const { model, lines } = chance.pick(talks[member.person.language]);
    const isWaiting = place < waitingCount;
    const begin = isWaiting
      ? now - chance.between(4, 50) * 60_000
      : Math.min(now - 2 * hourMs, chance.pick(member.logins).at + 2 * 60_000);
    const told = isWaiting ? lines.slice(0, 1) : lines;
    const messages = told.map((text, at) => ({
      text,
      author: at % 2 === 0 ? 'guest' : 'staff',
      at: begin + at * chance.between(40_000, 150_000),
    }));
    messages.sort((a, b) => a.at - b.at);
    const id = first + BigInt(place);
    return { id, member, model, isWaiting, begin, messages, by: chance.pick(staff) };
  });
  await insertRows<(typeof chats)[number]>(
    client,
    'chats',
    {
      id: ['bigint', ({ id }) => id],
      member_id: ['bigint', ({ member }) => member.id],
      model: ['text', ({ model }) => model],
      language: ['text', ({ member }) => member.person.language],
      state: ['text', ({ isWaiting }) => (isWaiting ? 'waiting' : 'idle')],
      waiting_since: [
        'timestamptz',
        ({ isWaiting, begin }) => timeOrNull(isWaiting ? begin : null),
      ],
      last_seq: ['integer', ({ messages }) => messages.length],
      last_at: ['timestamptz', ({ messages, begin }) => timeOf(messages.at(-1)?.at ?? begin)],
      guest_read_seq: ['integer', ({ messages }) => messages.length],
      staff_read_seq: ['integer', ({ messages, isWaiting }) => (isWaiting ? 0 : messages.length)],
      created_at: ['timestamptz', ({ begin }) => timeOf(begin)],
    },
    chats,
  );
  const messages = chats.flatMap((chat) =>
    chat.messages.map((message, at) => ({ ...message, chat, seq: at + 1 })),
  );
  await insertRows<(typeof messages)[number]>(
    client,
    'chat_messages',
    {
      chat_id: ['bigint', ({ chat }) => chat.id],
      seq: ['integer', ({ seq }) => seq],
      author: ['text', ({ author }) => author],
      staff: ['text', ({ author, chat }) => (author === 'staff' ? chat.by : null)],
      client_id: ['uuid', ({ chat, seq }) => uuidOf(`${market.brand} chat ${chat.id} ${seq}`)],
      text: ['text', ({ text }) => text],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
    },
    messages,
  );
}
