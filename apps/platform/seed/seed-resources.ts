/**
 * Where the demo's people turn to, what they may install, and the footer's marks. A demo has no
 * accounts elsewhere: those it shows say so and lead to its own chat.
 */
import type { Database } from '@bahati/server-kit/database.ts';
import { kenya, type SeededBrand } from './seeded-brand.ts';

type Service = { type: string; place: string; en: string; sw: string; path: string };

const customerService: readonly Service[] = [
  { type: 'LIVECHAT', place: 'both', en: 'Live chat', sw: 'Ongea nasi', path: '/chat' },
  {
    type: 'WHATSAPP',
    place: 'both',
    en: 'WhatsApp (opens our chat)',
    sw: 'WhatsApp (hufungua chati yetu)',
    path: '/chat',
  },
  {
    type: 'TELEGRAM',
    place: 'both',
    en: 'Telegram (opens our chat)',
    sw: 'Telegram (hufungua chati yetu)',
    path: '/chat',
  },
  {
    type: 'FACEBOOK',
    place: 'menu',
    en: 'Facebook (opens our chat)',
    sw: 'Facebook (hufungua chati yetu)',
    path: '/chat',
  },
];

type Resource = readonly [type: string, url: string, en: string, sw: string];

/** No file for Android is offered, so none is listed: the lite app is the way there. */
const resourcesOf = ({ name, methodsIn }: SeededBrand): readonly Resource[] => [
  ['IOS_APP', '/download#ios', `${name} on iPhone`, `${name} kwenye iPhone`],
  ['LITE_APP', '/download#lite', 'Lite app', 'Programu nyepesi'],
  ['PAYMENT', '/help#money', 'M-Pesa', 'M-Pesa'],
  ['PAYMENT', '/help#money', 'Airtel Money', 'Airtel Money'],
  ...(methodsIn.includes('KES') ? kenyanMethods : []),
  ['PAYMENT', '/help#money', 'Bank transfer', 'Uhamisho wa benki'],
  ['CERTIFICATION', '/help#fairness', 'Provably fair', 'Michezo unayoweza kuikagua'],
  ['CERTIFICATION', '/help#responsible', 'Responsible gambling', 'Cheza kistaarabu'],
  ['LICENCE', '/help#term', 'Demo, no licence', 'Majaribio, hakuna leseni'],
];

const kenyanMethods: readonly Resource[] = [
  ['PAYMENT', '/help#money', 'Card', 'Kadi'],
  ['PAYMENT', '/help#money', 'Pesa Pepe', 'Pesa Pepe'],
];

export async function seedResources(owner: Database, brand: SeededBrand = kenya): Promise<void> {
  for (const [position, { type, place, en, sw, path }] of customerService.entries()) {
    await owner.query(
      `INSERT INTO customer_service_entries
         (brand_code, position, cs_type, cs_position, title_en, title_sw, path)
       VALUES ($7, $1, $2, $3, $4, $5, $6) ON CONFLICT (brand_code, position) DO NOTHING`,
      [position, type, place, en, sw, path, brand.code],
    );
  }
  for (const [position, [type, url, en, sw]] of resourcesOf(brand).entries()) {
    await owner.query(
      `INSERT INTO brand_resources
         (brand_code, position, resource_type, url, label_name_en, label_name_sw)
       VALUES ($6, $1, $2, $3, $4, $5) ON CONFLICT (brand_code, position) DO NOTHING`,
      [position, type, url, en, sw, brand.code],
    );
  }
}
