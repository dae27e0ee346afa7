import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loginTable } from '#scripts/start/welcome.ts';

test('a member who is named like a staff user is told his own payment password', () => {
  const table = loginTable([
    { who: 'member', username: 'zawadi', password: 'Pwani-2026!', paymentPassword: '482913' },
    {
      who: 'staff',
      username: 'zawadi',
      password: 'Soko-La-Usiku-26',
      totpSecret: 'MJQWQYLUNEWXUYLXMFSGSLLTN5VW6MRW',
    },
  ]);
  const [, member = '', staff = ''] = table.split('\n');
  assert.match(member, /Pwani-2026! +482913$/);
  assert.match(staff, /Soko-La-Usiku-26 +\d{6}$/);
});
