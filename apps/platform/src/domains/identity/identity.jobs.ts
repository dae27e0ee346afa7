/** Identity's housekeeping: what no limit, login or look back needs any more goes. */
import type { Jobs } from '#domains/system/job-queue.ts';
import { dropOldAttempts } from '#domains/system/throttle.ts';
import { dropOldCaptchas } from './captcha.ts';
import { dropOldLinks } from './forgot-password.ts';
import { dropOldLogins } from './login-attempts.ts';
import { dropOldPhoneWays } from './phone-ways.ts';
import { dropOldSliders } from './slider.ts';
import { dropOldWays } from './social-states.ts';
import { dropOldNetworks } from './step-up.ts';
import { dropOldCodes } from './verification-codes.ts';

export const identityJobs: Jobs = {
  tasks: {
    'identity.drop_old_attempts': ({ database }) => dropOldAttempts(database),
    'identity.drop_old_captchas': dropOldCaptchas,
    'identity.drop_old_sliders': dropOldSliders,
    'identity.drop_old_phone_ways': dropOldPhoneWays,
    'identity.drop_old_codes': dropOldCodes,
    'identity.drop_old_links': dropOldLinks,
    'identity.drop_old_logins': dropOldLogins,
    'identity.drop_old_networks': dropOldNetworks,
    'identity.drop_old_social_ways': ({ database }) => dropOldWays(database),
  },
  schedule: [
    { task: 'identity.drop_old_attempts', match: '17 * * * *' },
    { task: 'identity.drop_old_captchas', match: '*/10 * * * *' },
    { task: 'identity.drop_old_sliders', match: '*/10 * * * *' },
    { task: 'identity.drop_old_phone_ways', match: '*/10 * * * *' },
    { task: 'identity.drop_old_codes', match: '23 * * * *' },
    { task: 'identity.drop_old_links', match: '29 * * * *' },
    { task: 'identity.drop_old_logins', match: '41 * * * *' },
    { task: 'identity.drop_old_networks', match: '47 3 * * *' },
    { task: 'identity.drop_old_social_ways', match: '*/10 * * * *' },
  ],
};
