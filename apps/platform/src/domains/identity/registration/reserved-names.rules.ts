/** User names that would pass for the operator: nobody registers them, nor what looks like them. */

const reserved = [
  'admin',
  'administrator',
  'support',
  'root',
  'system',
  'staff',
  'official',
  'moderator',
  'operator',
  'security',
  'helpdesk',
  'helpcenter',
  'customercare',
  'customerservice',
  'customersupport',
];

const lookAlikes: readonly (readonly [RegExp, string])[] = [
  [/vv/g, 'w'],
  [/rn/g, 'm'],
  [/[1l|!]/g, 'i'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/[4@]/g, 'a'],
  [/[5$]/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/[^a-z0-9]/g, ''],
  // "admiin" is read as "admin".
  [/(.)\1+/g, '$1'],
];

/** What a name is read as at a glance; letters of other alphabets are never in one. */
function glance(name: string): string {
  return lookAlikes.reduce((text, [sign, letter]) => text.replaceAll(sign, letter), name);
}

/** Digits around a word make no other word of it: "support24". */
const withoutNumber = (name: string): string => name.replaceAll(/^\d+|\d+$/g, '');

/** The product's name, and the brand's: it may be a person's too, who then adds a number. */
export function isReservedName(name: string, brandName: string): boolean {
  const given = name.toLowerCase();
  const brands = [glance(brandName.toLowerCase()), 'bahati'].filter((brand) => brand !== '');
  const words = reserved.map(glance);
  const withBrand = words.flatMap((word) =>
    brands.flatMap((brand) => [glance(brand + word), glance(word + brand)]),
  );
  const seen = [glance(given), glance(withoutNumber(given))];
  const isOffice = seen.some((text) => words.includes(text) || withBrand.includes(text));
  return isOffice || brands.includes(glance(given));
}
