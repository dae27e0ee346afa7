/** The features a brand switches on and off (spec §6): every flag there is, and what it means. */
import { z } from 'zod';

type Meaning = {
  /** What is offered while it is on. */
  means: string;
  /** The call by which the site learns of it; absent: the site reads the flag itself. */
  toldBy?: string;
  /** How the site looks, with nothing for the server to enforce. */
  isOfSiteAlone?: true;
};

export const flagMeanings = {
  USERNAMEREG3: { means: 'Registration by user name' },
  MOBILENUMREG3: { means: 'Registration by mobile number' },
  MOBILENUMPASSREG3: {
    means: 'Registration by mobile number asks for a password; off: members log in by a code',
  },
  REGMOBVERF3: {
    means:
      'A mobile number given at registration is verified by SMS; off: it is kept unverified, ' +
      'and neither a login nor a reset goes by it',
  },
  CHNGPASSMAIL3: { means: 'Password reset by e-mail' },
  CHNGPASSVERIF3: { means: 'Password reset by a code sent by SMS' },
  SLIDERVERIF3: { means: 'The slider captcha before a login and before a code by SMS' },
  PHONEAUTH3: {
    means: 'External phone verification, if the operator configured it',
    toldBy: 'GET /wps/system/whitelabel',
  },
  AGENTPOLICY3: {
    means: 'Agency contracts: agents offer and answer them, and the agent centre shows them',
    toldBy: 'GET /wps/member/info/funds/consolidated',
  },
  mobileCodeLogin: { means: 'Login by a code sent by SMS' },
  verificationCodeLogin: {
    means: 'A captcha with every login by password, not only after failures',
  },
  forcedPasswordExpiry: {
    means: 'A password older than the brand allows must be changed after a login with it',
    toldBy: 'POST /wps/session/login',
  },
  unknownUsernameIsTold: {
    means: 'A login and a reset say that a user name or e-mail address does not exist',
    toldBy: 'POST /wps/session/login',
  },
  oneClickSocialLogin: {
    means: 'Login and registration through sign-in providers',
    toldBy: 'GET /wps/system/socialProviders',
  },
  freePlay: { means: 'Trial members with play money' },
  freePlayGames: { means: 'Games with play money for visitors and trial members' },
  manualRebate: { means: 'Members claim their rebate themselves' },
  points: { means: 'Points for play and deposits, and the points mall' },
  jackpotCounterIsPool: {
    means: 'The jackpot counter shows the real jackpots',
    isOfSiteAlone: true,
  },
  videoBanners: { means: 'Video banners on the home page' },
} as const satisfies Readonly<Record<string, Meaning>>;

export type BrandFlag = keyof typeof flagMeanings;
export type BrandFlags = Record<BrandFlag, boolean>;

export const brandFlags = Object.keys(flagMeanings) as [BrandFlag, ...BrandFlag[]];

/** Exactly these, each on or off. */
export const flagValues = z.record(z.enum(brandFlags), z.boolean());
