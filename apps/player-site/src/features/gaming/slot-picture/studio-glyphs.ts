/**
 * The symbols of studio games in 48 units, for a record. Ten thousand games share these: what
 * stands in for others, what counts anywhere, book and gold, the four tokens, and stones for the
 * dear things;
 * each is named beside the picture.
 */
const sun =
  '<path d="M24 2l4 7 7-4 1 8 8 1-4 7 7 4-7 4 4 7-8 1-1 8-7-4-4 7-4-7-7 4-1-8-8-1 4-7-7-4 7-4-4-7 8-1 1-8 7 4z" fill="#e2b04a"/>' +
  '<circle cx="24" cy="24" r="13" fill="#ff6b4a"/>' +
  '<path d="M24 14l3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="#fff3c4"/>';

const moon =
  '<circle cx="24" cy="24" r="20" fill="#9cc4e4"/>' +
  '<circle cx="24" cy="24" r="16" fill="#141d57"/>' +
  '<path d="M28 12a13 13 0 1 0 8 18a11 11 0 0 1-8-18z" fill="#ffefc4"/>';

const kinds: Readonly<Record<string, string>> = {
  wild: sun,
  scatter: moon,
  book:
    '<path d="M8 6h28l4 4v32H12l-4-4z" fill="#5a1f38"/>' +
    '<path d="M12 40h27v2H13z" fill="#f6e3b4"/>' +
    '<path d="M14 10h20v24H14z" fill="none" stroke="#e2b04a" stroke-width="2"/>' +
    '<circle cx="24" cy="22" r="7" fill="#e2b04a"/>',
  gold:
    '<circle cx="24" cy="24" r="21" fill="#ffd662"/>' +
    '<circle cx="24" cy="24" r="16" fill="none" stroke="#8a5214" stroke-width="3" stroke-dasharray="3 2"/>' +
    '<path d="M24 13l10 11-10 11-10-11z" fill="#8a5214"/>',
  coin:
    '<circle cx="24" cy="24" r="19" fill="#e2b04a"/>' +
    '<circle cx="24" cy="24" r="14" fill="none" stroke="#8a5a10" stroke-width="2"/>' +
    '<path d="M24 15l3 6 6 3-6 3-3 6-3-6-6-3 6-3z" fill="#8a5a10"/>',
  tile:
    '<rect x="6" y="6" width="36" height="36" rx="6" fill="#149184"/>' +
    '<rect x="11" y="11" width="26" height="26" rx="3" fill="none" stroke="#eafaf0" stroke-width="2"/>' +
    '<circle cx="24" cy="24" r="6" fill="#eafaf0"/>',
  bead:
    '<path d="M2 24h44" stroke="#f0d6a4" stroke-width="3"/>' +
    '<path d="M16 6h16l9 10v16l-9 10H16L7 32V16z" fill="#e0402f"/>' +
    '<path d="M16 11c4-3 9-3 13-1" stroke="#ffd3c4" stroke-width="3" fill="none" stroke-linecap="round"/>',
  cloth:
    '<path d="M24 3l21 21-21 21L3 24z" fill="#5a48d0"/>' +
    '<path d="M24 10l14 14-14 14-14-14z" fill="none" stroke="#ffd98a" stroke-width="2" stroke-dasharray="3 2"/>',
};

/** From the dearest down, told apart by tone as well as by hue. */
const stones = ['#ffd76a', '#7cc4ff', '#ff7ab0', '#5df0a0'] as const;

const stone = (fill: string) =>
  `<path d="M14 9h20l10 12-20 21L4 21z" fill="${fill}"/>` +
  '<path d="M14 9l4 12 6 21 6-21 4-12-10 12zM4 21h40" fill="none" stroke="#fff" stroke-width="1.5" opacity=".7"/>';

/** `rank`: the symbol's place among those of its game. */
export function studioGlyph(key: string, rank: number): string {
  const kind = kinds[key.slice(0, key.indexOf('-'))];
  // A thing may be named with a hyphen too; only the kinds above stand before one.
  return kind ?? stone(stones[rank % stones.length] ?? stones[0]);
}
