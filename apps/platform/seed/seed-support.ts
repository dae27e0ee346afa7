/** Departments of the demo's chat and the answers its staff give often. */
import type { Database } from '@bahati/server-kit/database.ts';

type Department = {
  code: string;
  nameEn: string;
  nameSw: string;
  isForAgents?: true;
  days: number[];
  opens: string;
  closes: string;
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

const departments: readonly Department[] = [
  {
    code: 'help',
    nameEn: 'General help',
    nameSw: 'Msaada wa jumla',
    days: everyDay,
    opens: '00:00',
    closes: '24:00',
  },
  {
    code: 'money',
    nameEn: 'Deposits and withdrawals',
    nameSw: 'Kuweka na kutoa pesa',
    days: everyDay,
    opens: '06:00',
    closes: '23:00',
  },
  // Spec §9: agents are answered from Monday to Friday, 12:00 to 21:00.
  {
    code: 'agents',
    nameEn: 'Agents',
    nameSw: 'Mawakala',
    isForAgents: true,
    days: [1, 2, 3, 4, 5],
    opens: '12:00',
    closes: '21:00',
  },
];

type Reply = readonly [
  code: string,
  titleEn: string,
  titleSw: string,
  textEn: string,
  textSw: string,
];

const replies: readonly Reply[] = [
  [
    'greeting',
    'Greeting',
    'Salamu',
    'Hello and welcome. How can I help you today?',
    'Habari, karibu sana. Nikusaidie nini leo?',
  ],
  [
    'one-moment',
    'One moment',
    'Subiri kidogo',
    'Thank you. Give me a moment while I look at your account.',
    'Asante. Nipe dakika moja niangalie akaunti yako.',
  ],
  [
    'deposit-late',
    'Deposit has not arrived',
    'Pesa ulizoweka hazijafika',
    'Please send me the code from the message your phone company sent you, with the amount and the time. I will look for your payment right away.',
    'Tafadhali nitumie namba ya muamala iliyo kwenye ujumbe wa mtandao wako, pamoja na kiasi na saa. Nitatafuta malipo yako mara moja.',
  ],
  [
    'withdrawal-way',
    'Withdrawal has been sent',
    'Pesa zimetumwa',
    'Your withdrawal has been approved and sent. It usually arrives within a few minutes. Please confirm it on your withdrawals page once you have it.',
    'Ombi lako limekubaliwa na pesa zimetumwa. Kwa kawaida hufika ndani ya dakika chache. Zikifika, tafadhali thibitisha kwenye ukurasa wa kutoa pesa.',
  ],
  [
    'never-ask',
    'We never ask for passwords',
    'Hatuulizi nenosiri kamwe',
    'For your safety: we never ask for your password, your PIN or a code you were sent. Please do not share them with anyone.',
    'Kwa usalama wako: hatuulizi kamwe nenosiri, PIN wala namba ya uthibitisho uliyotumiwa. Usimpe mtu yeyote.',
  ],
  [
    'take-a-break',
    'Taking a break',
    'Kupumzika kidogo',
    'Thank you for telling us. You can take a break under "Responsible gambling" in your account. The same page lists help lines.',
    'Umefanya vizuri kusema. Unaweza kupumzika kwenye "Cheza kistaarabu" ndani ya akaunti yako. Ukurasa huo una huduma za msaada.',
  ],
  [
    'goodbye',
    'Goodbye',
    'Kwaheri',
    'Happy to help. Write to us any time. Have a good day.',
    'Nimefurahi kukusaidia. Tuandikie wakati wowote, uwe na siku njema.',
  ],
];

export async function seedSupport(owner: Database): Promise<void> {
  for (const [position, department] of departments.entries()) {
    const { code, nameEn, nameSw, isForAgents = false, days, opens, closes } = department;
    await owner.query(
      `INSERT INTO chat_models (code, name_en, name_sw, is_for_agents, days, opens, closes, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (code) DO NOTHING`,
      [code, nameEn, nameSw, isForAgents, days, opens, closes, position],
    );
  }
  for (const [position, reply] of replies.entries()) {
    await owner.query(
      `INSERT INTO canned_replies (code, title_en, title_sw, text_en, text_sw, position)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (code) DO NOTHING`,
      [...reply, position],
    );
  }
}
