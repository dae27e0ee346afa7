import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The shape of `architecture.ts`, handed in so that the page needs to know nothing of linters. */
export type Architecture = {
  packages: Record<string, readonly string[]>;
  apps: Record<string, { packages: readonly string[]; contract: readonly string[] }>;
  contractFolders: readonly string[];
  domainLevels: readonly (readonly string[])[];
};

type Pattern = { regex: string; message: string } | { group: string[]; message: string };
export type Override = {
  files: string[];
  rules: { 'no-restricted-imports': ['error', { patterns: Pattern[] }] };
};

const override = (files: string[], patterns: Pattern[]): Override => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const tests = ['*.test.ts', '*.test.tsx', '*.testing.ts'];

/** Own folder `./x.ts`, everything else by name: a reader never counts dots. */
const noParents: Pattern = {
  regex: String.raw`(^|/)\.\.(/|$)`,
  message: 'Import your own folder by ./ and anything else by its name, never by ../.',
};

const oneOf = (names: readonly string[]): string => `(${names.join('|')})`;

const without = (all: readonly string[], allowed: readonly string[]): string[] =>
  all.filter((name) => !allowed.includes(name));

/** Forbids every workspace but the named ones; the linter's expressions know no "except". */
const forbidWorkspaces = (
  { packages, apps }: Architecture,
  who: string,
  allowed: readonly string[],
): Pattern[] => {
  const forbidden = without([...Object.keys(packages), ...Object.keys(apps)], [...allowed, who]);
  const list = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other package';
  return [
    {
      regex: `^@bahati/${oneOf(forbidden)}(/|$)`,
      message: `${who} may import ${list}: see architecture.ts.`,
    },
  ];
};

const forbidContractFolders = (
  { contractFolders }: Architecture,
  who: string,
  allowed: readonly string[],
): Pattern[] => [
  {
    regex: `^@bahati/contract/${oneOf(without(contractFolders, allowed))}/`,
    message: `${who} may see only contract/${allowed.join(', contract/')}: see architecture.ts.`,
  },
];

const packageOverrides = (architecture: Architecture): Override[] =>
  Object.entries(architecture.packages).flatMap(([name, allowed]) => {
    const folder = `packages/${name}/**`;
    const patterns = (more: readonly string[]): Pattern[] => [
      noParents,
      ...forbidWorkspaces(architecture, name, [...allowed, ...more]),
    ];
    return [
      override([folder], patterns([])),
      override(
        tests.map((test) => `packages/${name}/**/${test}`),
        patterns(['testing']),
      ),
    ];
  });

const appPatterns = (architecture: Architecture, name: string, more: string[]): Pattern[] => {
  const app = architecture.apps[name];
  if (!app) throw new Error(`architecture.ts does not list the app ${name}.`);
  return [
    noParents,
    ...forbidWorkspaces(architecture, name, [...app.packages, ...more]),
    ...forbidContractFolders(architecture, name, app.contract),
  ];
};

const appOverrides = (architecture: Architecture): Override[] =>
  Object.keys(architecture.apps).flatMap((name) => [
    override([`apps/${name}/**`], appPatterns(architecture, name, [])),
  ]);

/** Tests reach for whatever sets their scene, yet an app stays closed to the others. */
const appTestOverrides = (architecture: Architecture): Override[] =>
  Object.keys(architecture.apps).map((name) =>
    override(
      tests.map((test) => `apps/${name}/**/${test}`),
      appPatterns(architecture, name, ['testing']),
    ),
  );

const domainOverrides = (architecture: Architecture): Override[] => {
  const { domainLevels } = architecture;
  return domainLevels.flatMap((domains, index) => {
    const lower = domainLevels.slice(0, index).flat();
    return domains.map((domain) => {
      const higher = without(domainLevels.slice(index).flat(), [domain]);
      const patterns: Pattern[] = [...appPatterns(architecture, 'platform', [])];
      if (higher.length > 0) {
        patterns.push({
          regex: `^#domains/${oneOf(higher)}/`,
          message: `${domain} may import only lower levels (${lower.join(', ') || 'none'}): see architecture.ts.`,
        });
      }
      patterns.push({
        regex: String.raw`^#platform/(domains/|app\.ts|main\.ts)`,
        message: 'A domain knows neither the program around it nor another way to a domain.',
      });
      return override([`apps/platform/src/domains/${domain}/**`], patterns);
    });
  });
};

const foldersOf = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** A folder nobody listed would be bound by nothing, so it is an error of its own. */
const assertComplete = (root: string, architecture: Architecture): void => {
  const listed: [string, readonly string[]][] = [
    ['packages', Object.keys(architecture.packages)],
    ['apps', Object.keys(architecture.apps)],
    ['packages/contract/src', architecture.contractFolders],
    ['apps/platform/src/domains', architecture.domainLevels.flat()],
  ];
  for (const [path, names] of listed) {
    const missing = without(foldersOf(join(root, path)), names);
    if (missing.length > 0) {
      throw new Error(`architecture.ts does not list ${missing.join(', ')} of ${path}.`);
    }
  }
};

/** The lint overrides that hold the tree to the architecture; later ones win over earlier. */
export const boundaryOverrides = (root: string, architecture: Architecture): Override[] => {
  assertComplete(root, architecture);
  return [
    override(['**'], [noParents]),
    ...packageOverrides(architecture),
    ...appOverrides(architecture),
    ...domainOverrides(architecture),
    ...appTestOverrides(architecture),
  ];
};
