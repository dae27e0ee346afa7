import { flagMeanings } from '@bahati/contract/brand-flags.ts';
import { isTest, readFiles, type SourceFile } from '#scripts/check/source-files.ts';

/** A flag that nothing reads promises what does not happen: each is read by server and site. */
export const findUnreadFlags = (root: string): string[] => {
  const read = (folder: string) =>
    readFiles(root, folder, ['.ts', '.tsx']).filter(({ path }) => !isTest(path));
  const server = read('apps/platform/src');
  const site = read('apps/player-site/src');
  const contract = read('packages/contract/src');
  return unreadFlags(flagMeanings, { server, site, contract });
};

type Meanings = Readonly<
  Record<string, { means: string; toldBy?: string; isOfSiteAlone?: boolean }>
>;
type Sources = Record<'server' | 'site' | 'contract', readonly SourceFile[]>;

export const unreadFlags = (meanings: Meanings, { server, site, contract }: Sources): string[] =>
  Object.entries(meanings).flatMap(([flag, { toldBy, isOfSiteAlone = false }]) => {
    const isSaid = contract.some(({ text }) => toldBy && text.includes(`'${toldBy}':`));
    // What both sides decide alike stands in the contract, and each side calls it.
    const sharing = contract.filter((file) => reads(file, flag)).flatMap(exportedNames);
    const isReadBy = (files: readonly SourceFile[]) =>
      files.some((file) => reads(file, flag) || sharing.some((name) => calls(file, name)));
    return [
      ...(isOfSiteAlone || isReadBy(server)
        ? []
        : [`${flag}: no code of the server reads this flag`]),
      ...(isSaid || isReadBy(site) ? [] : [`${flag}: no code of the player site reads this flag`]),
    ];
  });

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '');

const reads = ({ path, text }: SourceFile, flag: string): boolean =>
  !path.endsWith('/brand-flags.ts') &&
  new RegExp(`flags\\??\\.${flag}\\b|'${flag}'`).test(withoutComments(text));

const exportedNames = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^export function (\w+)/gm)].flatMap(([, name]) => name ?? []);

const calls = ({ text }: SourceFile, name: string): boolean =>
  withoutComments(text).includes(`${name}(`);
