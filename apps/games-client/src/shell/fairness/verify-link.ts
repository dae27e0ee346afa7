/** The address of the page where a round can be played again. */

export type VerifyTarget = {
  readonly game: string;
  readonly version: number;
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** Only once it has been revealed. */
  readonly serverSeed?: string | undefined;
  readonly stake?: string | undefined;
  readonly currency?: string | undefined;
  /** Only of a round that was not begun plainly. */
  readonly choice?: string | undefined;
  /** What was done in it, with commas between. */
  readonly acts?: string | undefined;
  readonly language: string;
  readonly theme: string;
};

export function verifyLink(target: VerifyTarget): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(target)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return `/verify?${query.toString()}`;
}
