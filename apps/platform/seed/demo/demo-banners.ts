/** The demo brand's banners in both languages. Each promises only what is there. */
import type { Banner, BannerGroup } from '@bahati/contract/player-site/content/banners.ts';

type DemoBanner = {
  /** Its name for ever: what stands under it once is not written again. */
  code: string;
  groupName: BannerGroup;
  /** A picture of the player site's build. */
  scene: string;
  title: { en: string; sw: string };
  text: { en: string; sw: string };
  action?: { en: string; sw: string };
  linkageType: Banner['linkageType'];
  linkage?: string;
  /** The code of the promotion whose picture it is. */
  announcement?: string;
};

const deposit = {
  action: { en: 'Deposit', sw: 'Weka pesa' },
  linkageType: 'PAGE',
  linkage: '/member/depositv2',
} as const;

const fairness = {
  action: { en: 'How it works', sw: 'Inavyofanya kazi' },
  linkageType: 'PAGE',
  linkage: '/help#fairness',
} as const;

export const demoBanners: readonly DemoBanner[] = [
  {
    code: 'home-taa-za-pwani',
    groupName: 'w_home',
    scene: 'dhow-race',
    title: { en: 'Lanterns of the Coast', sw: 'Taa za Pwani' },
    text: {
      en: 'Ten lines. Three dhows give ten free spins with all wins ×3.',
      sw: 'Mistari kumi. Majahazi matatu hukupa mizunguko kumi ya bure yenye ushindi wote ×3.',
    },
    action: { en: 'Play', sw: 'Cheza' },
    linkageType: 'GAME',
    linkage: 'BAHATI-taa-za-pwani',
  },
  {
    code: 'home-deposit-by-phone',
    groupName: 'w_home',
    scene: 'phone-deposit',
    title: { en: 'Deposit by phone', sw: 'Weka pesa kwa simu' },
    text: {
      en: 'Confirm with your PIN and play. We charge no deposit fee.',
      sw: 'Thibitisha kwa PIN yako, kisha cheza. Hatutozi ada ya kuweka pesa.',
    },
    ...deposit,
  },
  {
    code: 'home-fair-rounds',
    groupName: 'w_home',
    scene: 'fair-rounds',
    title: { en: 'Provably fair games', sw: 'Michezo ya haki, unaweza kukagua' },
    text: {
      en: 'Check any round of our games yourself, in your own browser.',
      sw: 'Kagua raundi yoyote ya michezo yetu mwenyewe, kwenye kivinjari chako.',
    },
    ...fairness,
  },
  {
    code: 'promotion-no-deposit-fee',
    groupName: 'w_promotion',
    scene: 'phone-deposit',
    title: { en: 'No deposit fees', sw: 'Kuweka pesa bila ada' },
    text: {
      en: 'We charge no fee. You see what you get before you pay.',
      sw: 'Hatutozi ada. Utaona utakachopata kabla hujalipa.',
    },
    ...deposit,
    announcement: 'no-deposit-fee',
  },
  {
    code: 'promotion-rewards-centre',
    groupName: 'w_promotion',
    scene: 'lantern-wheel',
    title: { en: 'Your rewards in one place', sw: 'Zawadi zako mahali pamoja' },
    text: {
      en: 'What you earn waits there until you claim it.',
      sw: 'Unachopata kinakungoja hapo hadi ukichukue.',
    },
    linkageType: 'NONE',
    announcement: 'rewards-centre',
  },
  {
    code: 'promotion-football-night',
    groupName: 'w_promotion',
    scene: 'football-night',
    title: { en: 'Sports betting coming soon', sw: 'Kubeti mpira kunakuja karibuni' },
    text: {
      en: 'See the sports providers.',
      sw: 'Tazama watoa michezo ya spoti.',
    },
    action: { en: 'See sports', sw: 'Tazama spoti' },
    linkageType: 'PAGE',
    linkage: '/sports',
  },
  {
    code: 'login-night',
    groupName: 'w_login',
    scene: 'dhow-race',
    title: { en: 'Welcome back', sw: 'Karibu tena' },
    text: {
      en: 'We never ask for your password, by phone or message.',
      sw: 'Hatuombi kamwe nenosiri lako, kwa simu wala kwa ujumbe.',
    },
    linkageType: 'NONE',
  },
  {
    code: 'register-phone',
    groupName: 'w_reg',
    scene: 'phone-deposit',
    title: { en: 'Sign up in a minute', sw: 'Jisajili kwa dakika moja' },
    text: {
      en: 'Deposit by phone and withdraw to your phone. Adults only.',
      sw: 'Weka pesa kwa simu na utoe kwenda kwenye simu yako. Watu wazima tu.',
    },
    linkageType: 'NONE',
  },
  {
    code: 'forgot-seal',
    groupName: 'w_forget',
    scene: 'fair-rounds',
    title: { en: 'Reset your password', sw: 'Weka nenosiri jipya' },
    text: {
      en: 'We send a code to your number or a link to your e-mail.',
      sw: 'Tunatuma msimbo kwenye namba yako au kiungo kwenye barua pepe yako.',
    },
    linkageType: 'NONE',
  },
  {
    code: 'menu-promotions',
    groupName: 'w_leftmenu',
    scene: 'lantern-wheel',
    title: { en: 'Promotions', sw: 'Ofa' },
    text: { en: 'See our current offers.', sw: 'Tazama ofa zinazoendelea.' },
    action: { en: 'See offers', sw: 'Tazama ofa' },
    linkageType: 'PAGE',
    linkage: '/promotions',
  },
];
