/** The repository's own imports by their names, as `imports` and `exports` of its packages say. */
export type OwnImports = {
  /** Addresses of the app's `src` and of the folder of packages. */
  app: string;
  packages: string;
  hasPackage: (name: string) => boolean;
};

/** Every package of the house offers all of its `src`, and nothing else. */
const ofPackage = /^@bahati\/([a-z-]+)\/([\w./-]+\.ts)$/;
const ofApp = /^#(platform|domains)\/([\w./-]+\.ts)$/;
const neighbour = /^\.\/[\w./-]+\.ts$/;

/** The address of the file; undefined: somebody else's, to be found as ever. */
export function findImport(
  { app, packages, hasPackage }: OwnImports,
  specifier: string,
  parent: string | undefined,
): string | undefined {
  if (parent === undefined || !parent.startsWith('file:') || parent.includes('/node_modules/')) {
    return undefined;
  }
  if (neighbour.test(specifier)) return new URL(specifier, parent).href;
  const [, place, file] = ofApp.exec(specifier) ?? [];
  if (place !== undefined) return `${app}/${place === 'domains' ? 'domains/' : ''}${file}`;
  const [, name, path] = ofPackage.exec(specifier) ?? [];
  if (name === undefined || !hasPackage(name)) return undefined;
  return `${packages}/${name}/src/${path}`;
}
