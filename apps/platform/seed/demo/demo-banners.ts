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
      en: 'Our first slot, drawn on this coast. Its rules say what it pays back over time.',
      sw: 'Sloti yetu ya kwanza, iliyochorwa pwani hii. Kanuni zake zinasema inarudisha kiasi gani.',
    },
    action: { en: 'Play', sw: 'Cheza' },
    linkageType: 'GAME',
    linkage: 'BAHATI-taa-za-pwani',
  },
  {
    code: 'home-deposit-by-phone',
    groupName: 'w_home',
    scene: 'phone-deposit',
    title: { en: 'From your phone to your balance', sw: 'Kutoka simu yako hadi salio lako' },
    text: {
      en: 'Approve the request on your phone and play. We take no fee from a deposit.',
      sw: 'Kubali ombi kwenye simu yako, kisha cheza. Hatukati ada unapoweka pesa.',
    },
    ...deposit,
  },
  {
    code: 'home-fair-rounds',
    groupName: 'w_home',
    scene: 'fair-rounds',
    title: { en: 'Every round can be checked', sw: 'Kila raundi yaweza kuhakikiwa' },
    text: {
      en: 'The seal is shown before you play, the number after. Your own browser compares them.',
      sw: 'Muhuri unaonyeshwa kabla hujacheza, namba baadaye. Kivinjari chako kinazilinganisha.',
    },
    ...fairness,
  },
  {
    code: 'promotion-no-deposit-fee',
    groupName: 'w_promotion',
    scene: 'phone-deposit',
    title: { en: 'Deposits without a fee', sw: 'Kuweka pesa bila ada' },
    text: {
      en: 'What you send is what stands in your balance.',
      sw: 'Unachotuma ndicho kinachokuwa kwenye salio lako.',
    },
    ...deposit,
    announcement: 'no-deposit-fee',
  },
  {
    code: 'promotion-rewards-later',
    groupName: 'w_promotion',
    scene: 'lantern-wheel',
    title: { en: 'The wheel is being built', sw: 'Gurudumu linajengwa' },
    text: {
      en: 'Envelopes, the wheel and missions get a place of their own.',
      sw: 'Bahasha, gurudumu na majukumu yatapata mahali pake.',
    },
    linkageType: 'NONE',
    announcement: 'rewards-later',
  },
  {
    code: 'promotion-football-night',
    groupName: 'w_promotion',
    scene: 'football-night',
    title: { en: 'Football nights are coming', sw: 'Usiku wa kandanda unakuja' },
    text: {
      en: 'The stands are still being built. See who will play here.',
      sw: 'Majukwaa bado yanajengwa. Tazama nani watacheza hapa.',
    },
    action: { en: 'See the sports', sw: 'Tazama michezo' },
    linkageType: 'PAGE',
    linkage: '/sports',
  },
  {
    code: 'login-night',
    groupName: 'w_login',
    scene: 'dhow-race',
    title: { en: 'Welcome back to the coast', sw: 'Karibu tena pwani' },
    text: {
      en: 'We never ask for your password, on the phone or in a message.',
      sw: 'Hatuombi kamwe nenosiri lako, kwa simu wala kwa ujumbe.',
    },
    linkageType: 'NONE',
  },
  {
    code: 'register-phone',
    groupName: 'w_reg',
    scene: 'phone-deposit',
    title: { en: 'A name, a password, a birthday', sw: 'Jina, nenosiri, siku ya kuzaliwa' },
    text: {
      en: 'That is all an account takes. Adults only.',
      sw: 'Akaunti haihitaji zaidi ya hayo. Watu wazima tu.',
    },
    linkageType: 'NONE',
  },
  {
    code: 'forgot-seal',
    groupName: 'w_forget',
    scene: 'fair-rounds',
    title: { en: 'Only you come back in', sw: 'Wewe tu unarudi ndani' },
    text: {
      en: 'A code to your number or a link to your e-mail proves that it is you.',
      sw: 'Msimbo kwa namba yako au kiungo kwa barua pepe yako huthibitisha kuwa ni wewe.',
    },
    linkageType: 'NONE',
  },
  {
    code: 'menu-promotions',
    groupName: 'w_leftmenu',
    scene: 'lantern-wheel',
    title: { en: 'Promotions', sw: 'Promosheni' },
    text: { en: 'What is on at the market.', sw: 'Yanayoendelea sokoni.' },
    action: { en: 'Have a look', sw: 'Tazama' },
    linkageType: 'PAGE',
    linkage: '/promotions',
  },
];
