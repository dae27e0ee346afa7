/** Identity's housekeeping: what no limit, login or look back needs any more goes. */
import type { Jobs } from '#domains/system/jobs/jobs.ts';
import { dropOldAttempts } from '#domains/system/throttle/throttle.ts';
import { dropOldCaptchas, dropOldSliders } from '#domains/identity/captcha/captcha.ts';
import { dropOldLinks } from '#domains/identity/passwords/passwords.ts';
import { dropOldLogins } from '#domains/identity/login/login.ts';
import { dropOldPhoneWays } from '#domains/identity/phone/phone.ts';
import { dropOldWays } from '#domains/identity/social/social.ts';
import { dropOldChallenges } from '#domains/identity/passkeys/passkeys.ts';
import { dropOldDevices } from '#domains/identity/staying/staying.ts';
import { dropOldNetworks } from '#domains/identity/step-up/step-up.ts';
import { dropOldCodes } from '#domains/identity/contacts/contacts.ts';

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
    'identity.drop_old_challenges': dropOldChallenges,
    'identity.drop_old_devices': dropOldDevices,
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
    { task: 'identity.drop_old_challenges', match: '*/10 * * * *' },
    { task: 'identity.drop_old_devices', match: '53 3 * * *' },
  ],
};
