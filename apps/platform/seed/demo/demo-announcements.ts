/**
 * What the demo brand tells visitors and members, in both languages. Nothing is promised here that
 * is not there.
 */
import type { AnnouncementType, Execution } from '@bahati/contract/player-site/content/content.ts';

type DemoAnnouncement = {
  /** Its name for ever: what stands under it once is not written again. */
  code: string;
  type: AnnouncementType;
  executions: readonly Execution[];
  title: { en: string; sw: string };
  html: { en: string; sw: string };
  action?: 'PROMOTION' | 'LINK';
  link?: string;
};

const everybody = ['A', 'B'] as const;

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    code: 'night-market-open',
    type: 'B',
    executions: everybody,
    title: {
      en: 'The lanterns are lit: Taa za Pwani is open all night',
      sw: 'Taa zimewashwa: Taa za Pwani iko wazi usiku kucha',
    },
    html: {
      en: '<p>A quay, a string of lanterns and a dhow coming home. <strong>Taa za Pwani</strong> is our first slot, drawn and written here on the coast.</p><p>Its rules say what it pays back over time, and every round can be checked afterwards.</p>',
      sw: '<p>Gati, mstari wa taa na dau linalorudi nyumbani. <strong>Taa za Pwani</strong> ni sloti yetu ya kwanza, iliyochorwa na kuandikwa hapa pwani.</p><p>Kanuni zake zinasema inarudisha kiasi gani kwa muda mrefu, na kila raundi unaweza kuihakiki baadaye.</p>',
    },
    action: 'LINK',
    link: '/rng',
  },
  {
    code: 'check-any-round',
    type: 'PL',
    executions: everybody,
    title: {
      en: 'Any round can be checked, by you or by anybody',
      sw: 'Raundi yoyote inaweza kuhakikiwa, na wewe au na mtu yeyote',
    },
    html: {
      en: '<p>Before you play, the game shows a seal over the number it will draw from. When you change your seeds the number is shown, and the seal proves that it was never changed.</p><ul><li>Open a bet in your betting record.</li><li>Find “Check this round” and open the checking page.</li><li>The page draws it again in your own browser.</li></ul>',
      sw: '<p>Kabla hujacheza, mchezo unaonyesha muhuri wa namba utakayochezeshwa nayo. Ukibadilisha mbegu zako namba inaonyeshwa, na muhuri unathibitisha kuwa haikubadilishwa.</p><ul><li>Fungua dau kwenye kumbukumbu ya dau zako.</li><li>Fungua ukurasa wa ukaguzi.</li><li>Ukurasa unaichezesha tena kwenye kivinjari chako.</li></ul>',
    },
    action: 'LINK',
    link: '/help#fairness',
  },
  {
    code: 'play-within-means',
    type: 'PL',
    executions: everybody,
    title: {
      en: 'Play with what you can spare, and stop while it is a game',
      sw: 'Cheza na pesa unazoweza kuziachia, na uache ikiwa bado ni mchezo',
    },
    html: {
      en: '<p>Over time every game costs more than it pays. Decide what an evening may cost before it begins, and do not chase what is lost.</p><p>If it has stopped being a game, read <a href="/help#responsible">what helps</a>, or close your account under “My account”.</p>',
      sw: '<p>Kwa muda mrefu kila mchezo hugharimu zaidi ya unavyolipa. Amua mapema jioni moja igharimu kiasi gani, na usifukuzie zilizopotea.</p><p>Ikiwa imeacha kuwa mchezo, soma <a href="/help#responsible">kinachosaidia</a>, au funga akaunti yako kwenye “Akaunti yangu”.</p>',
    },
    action: 'LINK',
    link: '/help#responsible',
  },
  {
    code: 'look-around',
    type: 'PU',
    executions: ['B'],
    title: { en: 'Karibu: look around first', sw: 'Karibu: tazama kwanza' },
    html: {
      en: '<p>You need no account to look. Open any stall of the market, read a game’s rules and what it pays back.</p><ul><li><strong>Free play</strong> lets you walk through as a guest with play money.</li><li><strong>An account</strong> takes a name, a password and your date of birth.</li></ul><p>Bahati is for adults only.</p>',
      sw: '<p>Huhitaji akaunti ili kutazama. Fungua banda lolote la soko, soma kanuni za mchezo na kiasi unachorudisha.</p><ul><li><strong>Kucheza bure</strong> kunakuruhusu kutembea kama mgeni ukiwa na pesa za mchezo.</li><li><strong>Akaunti</strong> inahitaji jina, nenosiri na tarehe yako ya kuzaliwa.</li></ul><p>Bahati ni ya watu wazima tu.</p>',
    },
  },
  {
    code: 'how-money-moves',
    type: 'PU',
    executions: ['B'],
    title: { en: 'How money comes and goes', sw: 'Pesa zinavyoingia na kutoka' },
    html: {
      en: '<p>Deposits come by mobile money. Withdrawals go to a number or a bank account in your own name, with a payment password only you know.</p><p>A person looks at every withdrawal before it is paid.</p>',
      sw: '<p>Pesa huwekwa kwa pesa za simu. Kutoa pesa huenda kwenye namba au akaunti ya benki yenye jina lako, kwa nenosiri la malipo unalolijua wewe tu.</p><p>Mtu huangalia kila ombi la kutoa pesa kabla halijalipwa.</p>',
    },
    action: 'LINK',
    link: '/help#money',
  },
  {
    code: 'first-steps',
    type: 'PU',
    executions: ['F'],
    title: {
      en: 'Your first evening: three small steps',
      sw: 'Jioni yako ya kwanza: hatua tatu ndogo',
    },
    html: {
      en: '<ol><li>Set a <strong>payment password</strong>: without it nobody takes money out.</li><li>Bind your mobile number or e-mail, so that you can always come back in.</li><li>Find a game you like and press the heart: it waits for you on this page.</li></ol>',
      sw: '<ol><li>Weka <strong>nenosiri la malipo</strong>: bila hilo hakuna anayetoa pesa.</li><li>Unganisha namba yako ya simu au barua pepe, ili uweze kuingia tena daima.</li><li>Tafuta mchezo unaoupenda na ubonyeze moyo: utakungoja kwenye ukurasa huu.</li></ol>',
    },
    action: 'LINK',
    link: '/member',
  },
  {
    code: 'keep-it-yours',
    type: 'PU',
    executions: ['A'],
    title: { en: 'Keep your account yours', sw: 'Linda akaunti yako' },
    html: {
      en: '<p>“My account” shows every device that is logged in. If you do not know one, log it out there and change your password.</p><p>We never ask for a password or a code, on the phone or in a message.</p>',
      sw: '<p>“Akaunti yangu” inaonyesha kila kifaa kilichoingia. Usipokifahamu kimoja, kitoe hapo hapo kisha ubadilishe nenosiri.</p><p>Hatuombi kamwe nenosiri wala msimbo, kwa simu wala kwa ujumbe.</p>',
    },
    action: 'LINK',
    link: '/member',
  },
  {
    code: 'no-deposit-fee',
    type: 'PR',
    executions: everybody,
    title: {
      en: 'What you deposit is what you play with',
      sw: 'Unachoweka ndicho unachocheza nacho',
    },
    html: {
      en: '<p>We take no fee from a deposit: KSh 500 sent is KSh 500 in your balance. Your network may charge you for sending.</p>',
      sw: '<p>Hatukati ada pesa zinapowekwa: KSh 500 uliyotuma ni KSh 500 kwenye salio lako. Mtandao wako unaweza kukutoza kwa kutuma.</p>',
    },
    action: 'PROMOTION',
  },
  {
    code: 'rewards-later',
    type: 'PR',
    executions: everybody,
    title: { en: 'The reward centre is being built', sw: 'Kituo cha zawadi kinajengwa' },
    html: {
      en: '<p>Red envelopes, the prize wheel and missions will have a place of their own. Until it opens nothing is collected and nothing expires.</p>',
      sw: '<p>Bahasha nyekundu, gurudumu la zawadi na majukumu yatakuwa na mahali pake. Hadi pafunguliwe hakuna kinachokusanywa wala kinachokwisha muda.</p>',
    },
    action: 'PROMOTION',
  },
  {
    code: 'hint-on-hold',
    type: 'H',
    executions: everybody,
    title: {
      en: 'Why part of the balance is on hold',
      sw: 'Kwa nini sehemu ya salio imeshikiliwa',
    },
    html: {
      en: '<p>Money on hold belongs to a round that is still open or to a withdrawal that is not paid yet. It returns, or leaves, when that ends.</p>',
      sw: '<p>Pesa zilizoshikiliwa ni za raundi ambayo haijaisha au za kutoa pesa ambako hakujalipwa. Zinarudi, au kuondoka, jambo hilo likiisha.</p>',
    },
    action: 'LINK',
    link: '/help#money',
  },
];
