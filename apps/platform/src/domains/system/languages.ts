/**
 * Every language of the product (spec §1) with its own name and direction. Only those of a brand's
 * row have words; the others stand here so that adding one is adding its words.
 */
import type { CallValue } from '@bahati/contract/call.ts';
import type { resourceCalls } from '@bahati/contract/player-site/system/resources.ts';

type Language = CallValue<(typeof resourceCalls)['GET /wps/system/languages']>['languages'][number];

/** The spec's code, the BCP 47 tag, the English name, the language's own. */
const known: readonly (readonly [code: string, tag: string, name: string, nativeName: string])[] = [
  ['CN', 'zh-Hans', 'Chinese', '简体中文'],
  ['EN', 'en', 'English', 'English'],
  ['JA', 'ja', 'Japanese', '日本語'],
  ['TH', 'th', 'Thai', 'ไทย'],
  ['VI', 'vi', 'Vietnamese', 'Tiếng Việt'],
  ['MY', 'my', 'Burmese', 'မြန်မာ'],
  ['ES', 'es', 'Spanish', 'Español'],
  ['HI', 'hi', 'Hindi', 'हिन्दी'],
  ['ID', 'id', 'Indonesian', 'Bahasa Indonesia'],
  ['KM', 'km', 'Khmer', 'ភាសាខ្មែរ'],
  ['KO', 'ko', 'Korean', '한국어'],
  ['MS', 'ms', 'Malay', 'Bahasa Melayu'],
  ['PT', 'pt', 'Portuguese', 'Português'],
  ['PT-BR', 'pt-BR', 'Portuguese (Brazil)', 'Português (Brasil)'],
  ['TA', 'ta', 'Tamil', 'தமிழ்'],
  ['TW', 'zh-Hant', 'Traditional Chinese', '繁體中文'],
  ['TY', 'fil', 'Tagalog', 'Tagalog'],
  ['UR', 'ur', 'Urdu', 'اردو'],
  ['UR-LA', 'ur-Latn', 'Urdu (Latin letters)', 'Roman Urdu'],
  ['TR', 'tr', 'Turkish', 'Türkçe'],
  ['BN', 'bn', 'Bengali', 'বাংলা'],
  ['AR', 'ar', 'Arabic', 'العربية'],
  ['FA', 'fa', 'Persian', 'فارسی'],
  ['RU', 'ru', 'Russian', 'Русский'],
  ['KK', 'kk', 'Kazakh', 'Қазақша'],
  ['UZ', 'uz', 'Uzbek', 'Oʻzbekcha'],
  ['LO', 'lo', 'Lao', 'ລາວ'],
  ['NE', 'ne', 'Nepali', 'नेपाली'],
  ['FR', 'fr', 'French', 'Français'],
  ['TE', 'te', 'Telugu', 'తెలుగు'],
  ['SW', 'sw', 'Swahili', 'Kiswahili'],
];

/** Urdu in Latin letters is read from the left. */
const rightToLeft: ReadonlySet<string> = new Set(['UR', 'AR', 'FA']);

export function listLanguages(offered: readonly string[]): Language[] {
  return known.map(([code, tag, name, nativeName]) => ({
    code,
    tag,
    name,
    nativeName,
    direction: rightToLeft.has(code) ? 'rtl' : 'ltr',
    isOffered: offered.includes(tag),
  }));
}
