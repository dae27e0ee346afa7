/** What members of a demo's past wrote to the operator, and what they were answered. */
import { hourMs } from './calendar.ts';
import type { CaseScene } from './scene.ts';
import { chanceOf } from './chance.ts';
import { insertRows, timeOf, timeOrNull } from './rows.ts';

type Said = { type: number; content: string; answer: string };

const said: Readonly<Record<'en' | 'sw', readonly Said[]>> = {
  en: [
    {
      type: 1,
      content: 'I paid by M-Pesa but the first time it said failed. The second time it worked.',
      answer:
        'Thank you. The first request was cancelled on the phone, so no money left your account.',
    },
    {
      type: 2,
      content: 'My withdrawal took one day. Please tell us why some take longer than others.',
      answer:
        'Our staff check some withdrawals before they are paid. Yours was paid the next morning.',
    },
    {
      type: 3,
      content: 'Please bring more games like Plinko with small stakes, we like them very much.',
      answer: 'Good to hear. Choose “Newest first” above the games to see the latest ones.',
    },
    {
      type: 4,
      content: 'Customer service in the chat was very helpful yesterday night, thank you so much.',
      answer: 'Thank you for the kind words. We have passed them on.',
    },
    {
      type: 0,
      content: 'Can the site remember my language? I always have to change it to English.',
      answer: 'Yes. Choose it once with the language button and it stays on this device.',
    },
  ],
  sw: [
    {
      type: 1,
      content: 'Nimeweka pesa kwa simu ila ilichelewa kidogo kuonekana kwenye salio langu.',
      answer:
        'Asante. Mtandao ulichelewa kututumia uthibitisho; pesa ziliingia baada ya dakika moja.',
    },
    {
      type: 2,
      content: 'Naomba mniambie kwa nini kutoa pesa kunakatwa kodi, sikujua hapo mwanzo.',
      answer: 'Kodi hiyo inawekwa na sheria. Utaiona kabla ya kuthibitisha ombi la kutoa pesa.',
    },
    {
      type: 3,
      content: 'Michezo ni mizuri sana, ongezeni mingine yenye dau dogo kwa ajili yetu.',
      answer: 'Asante sana. Chagua “Mipya kwanza” juu ya michezo uone iliyoongezwa karibuni.',
    },
    {
      type: 6,
      content: 'Nataka kuwa wakala wenu hapa mtaani kwetu, nifanye nini ili nikubaliwe?',
      answer: 'Karibu. Tumekutumia maelezo ya mawakala kwenye ujumbe wako.',
    },
  ],
};

export async function writeFeedback({
  client,
  market,
  books,
  now,
  staff,
}: CaseScene): Promise<void> {
  const chance = chanceOf(`feedback of ${market.brand}`);
  const writers = books.members.filter(({ isKnown, logins }) => !isKnown && logins.length > 0);
  const rows = Array.from({ length: 48 }, () => {
    const member = chance.pick(writers);
    const { person } = member;
    const what = chance.pick(said[person.language]);
    const at = Math.min(now - hourMs, chance.pick(member.logins).until + 10 * 60_000);
    const answeredAt = at + chance.between(2, 40) * hourMs;
    const isAnswered = answeredAt < now;
    return { member, what, at, answeredAt: isAnswered ? answeredAt : null, by: chance.pick(staff) };
  }).sort((a, b) => a.at - b.at);
  const numbered = rows.map((row, at) => ({ ...row, id: BigInt(at + 1) }));
  await insertRows<(typeof numbered)[number]>(
    client,
    'feedback',
    {
      id: ['bigint', ({ id }) => id],
      type: ['smallint', ({ what }) => what.type],
      content: ['text', ({ what }) => what.content],
      sender: ['text', ({ member }) => member.person.username],
      member_id: ['bigint', ({ member }) => member.id],
      language: ['text', ({ member }) => member.person.language],
      created_at: ['timestamptz', ({ at }) => timeOf(at)],
      answered_at: ['timestamptz', ({ answeredAt }) => timeOrNull(answeredAt)],
      answered_by: ['text', ({ answeredAt, by }) => (answeredAt === null ? null : by)],
      answer: ['text', ({ answeredAt, what }) => (answeredAt === null ? null : what.answer)],
    },
    numbered,
  );
}
