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
      en: 'Play our slot Lanterns of the Coast',
      sw: 'Cheza sloti yetu Taa za Pwani',
    },
    html: {
      en: '<p><strong>Lanterns of the Coast</strong> has ten lines. Three dhows give ten free spins with all wins ×3.</p><p>The game info shows its RTP, and you can check every round.</p>',
      sw: '<p><strong>Taa za Pwani</strong> ina mistari kumi. Majahazi matatu hukupa mizunguko kumi ya bure yenye ushindi wote ×3.</p><p>Taarifa za mchezo zinaonyesha RTP yake, na unaweza kukagua kila raundi.</p>',
    },
    action: 'LINK',
    link: '/rng',
  },
  {
    code: 'check-any-round',
    type: 'PL',
    executions: everybody,
    title: {
      en: 'Check any round yourself',
      sw: 'Kagua raundi yoyote mwenyewe',
    },
    html: {
      en: '<p>Our games are provably fair. Before you play, the game shows the hash of its server seed. When you change seeds, the old server seed is shown, and the hash proves that it was never changed.</p><ul><li>Open a bet in your betting history.</li><li>Under “Check this round”, open the verify page.</li><li>The page calculates the round again in your own browser.</li></ul>',
      sw: '<p>Uhalali wa michezo yetu unaweza kuthibitishwa. Kabla hujacheza, mchezo unaonyesha hash ya mbegu ya seva. Ukibadilisha mbegu, mbegu ya zamani inaonyeshwa, na hash inathibitisha kuwa haikubadilishwa.</p><ul><li>Fungua dau kwenye historia ya madau.</li><li>Kwenye “Kagua raundi hii”, fungua ukurasa wa ukaguzi.</li><li>Ukurasa unakokotoa raundi upya kwenye kivinjari chako.</li></ul>',
    },
    action: 'LINK',
    link: '/help#fairness',
  },
  {
    code: 'play-within-means',
    type: 'PL',
    executions: everybody,
    title: {
      en: 'Bet only what you can afford to lose',
      sw: 'Cheza kwa pesa unazoweza kuzipoteza tu',
    },
    html: {
      en: '<p>Over time every game pays back less than it takes. Decide how much you can spend before you start, and do not chase losses.</p><p>You can set limits or take a break under “Responsible gambling”. If betting stops being fun, <a href="/help#responsible">get help here</a>.</p>',
      sw: '<p>Kwa muda mrefu kila mchezo hulipa pungufu ya unachoweka. Amua utatumia kiasi gani kabla ya kuanza, na usifukuzie hasara.</p><p>Unaweza kujiwekea vikomo au kupumzika kwenye “Cheza kistaarabu”. Mchezo usipofurahisha tena, <a href="/help#responsible">pata msaada hapa</a>.</p>',
    },
    action: 'LINK',
    link: '/help#responsible',
  },
  {
    code: 'look-around',
    type: 'PU',
    executions: ['B'],
    title: { en: 'Welcome', sw: 'Karibu' },
    html: {
      en: '<p>You can look around without an account and see the info and RTP of every game.</p><ul><li><strong>Try for free</strong> gives you a demo account, without real money.</li><li><strong>Sign up</strong> to play with real money: it takes a minute.</li></ul><p>For adults only.</p>',
      sw: '<p>Unaweza kutazama bila akaunti na kuona taarifa na RTP ya kila mchezo.</p><ul><li><strong>Jaribu bure</strong> hukupa akaunti ya majaribio, bila pesa halisi.</li><li><strong>Jisajili</strong> ili ucheze kwa pesa halisi: huchukua dakika moja.</li></ul><p>Kwa watu wazima tu.</p>',
    },
  },
  {
    code: 'how-money-moves',
    type: 'PU',
    executions: ['B'],
    title: { en: 'How to deposit and withdraw', sw: 'Jinsi ya kuweka na kutoa pesa' },
    html: {
      en: '<p>Deposit with mobile money or by bank transfer. You see any tax and the amount you get before you pay.</p><p>Withdraw to your own number or bank account with your payment password. We check every request before we pay it.</p>',
      sw: '<p>Weka pesa kwa simu au benki. Utaona kodi yoyote na kiasi utakachopata kabla hujalipa.</p><p>Toa pesa kwenda kwenye namba au akaunti yako ya benki kwa nenosiri la malipo. Tunakagua kila ombi kabla ya kulilipa.</p>',
    },
    action: 'LINK',
    link: '/help#money',
  },
  {
    code: 'first-steps',
    type: 'PU',
    executions: ['F'],
    title: {
      en: 'Three steps to get started',
      sw: 'Hatua tatu za kuanza',
    },
    html: {
      en: '<ol><li>Set a <strong>payment password</strong>: you need it to withdraw.</li><li>Add your mobile number or e-mail, so that you can reset your password.</li><li>Tap the heart on games you like to add them to your favourites.</li></ol>',
      sw: '<ol><li>Weka <strong>nenosiri la malipo</strong>: unalihitaji ili kutoa pesa.</li><li>Ongeza namba yako ya simu au barua pepe, ili uweze kuweka nenosiri jipya ukilisahau.</li><li>Gusa moyo kwenye michezo unayoipenda ili kuiweka kwenye vipendwa.</li></ol>',
    },
    action: 'LINK',
    link: '/member',
  },
  {
    code: 'keep-it-yours',
    type: 'PU',
    executions: ['A'],
    title: { en: 'Protect your account', sw: 'Linda akaunti yako' },
    html: {
      en: '<p>“My account” shows all devices where you are logged in. If you do not know one of them, log it out and change your password.</p><p>We never ask for your password or a code, by phone or message.</p>',
      sw: '<p>“Akaunti yangu” inaonyesha kila kifaa kilichoingia. Usipokijua kimojawapo, kitoe kisha ubadilishe nenosiri.</p><p>Hatuombi kamwe nenosiri wala msimbo, kwa simu wala kwa ujumbe.</p>',
    },
    action: 'LINK',
    link: '/member',
  },
  {
    code: 'no-deposit-fee',
    type: 'PR',
    executions: everybody,
    title: {
      en: 'No deposit fees',
      sw: 'Kuweka pesa bila ada',
    },
    html: {
      en: '<p>We charge no fee on deposits. Where the law taxes deposits, the tax is deducted. You see the exact amount that will be added to your balance before you pay. Your mobile network may charge you for sending.</p>',
      sw: '<p>Hatutozi ada ya kuweka pesa. Sheria ikitoza kodi ya kuweka pesa, itakatwa. Utaona kiasi kamili kitakachoingia kwenye salio lako kabla hujalipa. Mtandao wako wa simu unaweza kukutoza kwa kutuma.</p>',
    },
    action: 'PROMOTION',
  },
  {
    code: 'rewards-centre',
    type: 'PR',
    executions: everybody,
    title: { en: 'Your rewards in one place', sw: 'Zawadi zako mahali pamoja' },
    html: {
      en: '<p>What you earn with promotions, missions and draws waits in the reward centre until you claim it. Codes are entered there too.</p>',
      sw: '<p>Unachopata kwa ofa, changamoto na droo kinakungoja kwenye kituo cha zawadi hadi ukichukue. Misimbo pia huwekwa hapo.</p>',
    },
    action: 'PROMOTION',
  },
  {
    code: 'hint-on-hold',
    type: 'H',
    executions: everybody,
    title: {
      en: 'Why is money on hold?',
      sw: 'Kwa nini pesa zimeshikiliwa?',
    },
    html: {
      en: '<p>Money on hold belongs to open bets or pending withdrawals. It is released when the bet is settled or the withdrawal is completed.</p>',
      sw: '<p>Pesa zilizoshikiliwa ni za madau ambayo hayajaisha au maombi ya kutoa pesa yanayosubiri. Huachiliwa dau likiisha au ombi likikamilika.</p>',
    },
    action: 'LINK',
    link: '/help#money',
  },
];
