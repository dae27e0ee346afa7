import { isTest, lineOf, readFiles } from '#scripts/check/source-files.ts';

/**
 * Read across, write at home: an allowed domain's tables may be joined, yet only their owner
 * inserts, updates and deletes. The owner of a table is named by the nearest `-- owner: <domain>`
 * above its CREATE TABLE.
 */
const name = String.raw`(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?`;
const created = new RegExp(
  String.raw`^[ \t]*--[ \t]*owner:[ \t]*([\w-]+)|^[^-\n]*\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?${name}`,
  'gim',
);
const writes = [
  String.raw`\binsert\s+into\s+${name}`,
  String.raw`\bupdate\s+${name}(?:\s+(?:as\s+)?\w+)?\s+set\b`,
  String.raw`\bdelete\s+from\s+${name}`,
  String.raw`\bmerge\s+into\s+${name}`,
  String.raw`\btruncate\s+(?:table\s+)?${name}`,
  String.raw`\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"](?:\w+\.)?(\w+)`,
].map((pattern) => new RegExp(pattern, 'gi'));

type Owners = Map<string, string>;

const readOwners = (root: string): { owners: Owners; breaches: string[] } => {
  const owners: Owners = new Map();
  const breaches: string[] = [];
  for (const { path, text } of readFiles(root, 'apps/platform/migrations', ['.sql'])) {
    let owner: string | undefined;
    for (const match of text.matchAll(created)) {
      const [, named, table] = match;
      if (named) owner = named;
      else if (table && owner) owners.set(table.toLowerCase(), owner);
      else
        breaches.push(`${path}:${lineOf(text, match.index)} ${table} has no "-- owner:" above it`);
    }
  }
  return { owners, breaches };
};

/** Kysely's names are camel case where the database's are snake case. */
const asColumnCase = (table: string): string =>
  table.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase();

export const findForeignWrites = (root: string): string[] => {
  const { owners, breaches } = readOwners(root);
  const domains = 'apps/platform/src/domains';
  for (const { path, text } of readFiles(root, domains, ['.ts'])) {
    if (isTest(path)) continue;
    const domain = path.slice(domains.length + 1).split('/')[0] ?? '';
    for (const match of writes.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const table = asColumnCase(match[1] ?? '');
      const owner = owners.get(table);
      if (!owner || owner === domain) continue;
      const place = `${path}:${lineOf(text, match.index)}`;
      breaches.push(`${place} ${domain} writes ${table}, which belongs to ${owner}`);
    }
  }
  return breaches;
};
