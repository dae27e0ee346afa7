/**
 * Tokens of outside APIs, by address and client, so that two brands in one process share nothing.
 * However many calls need a token at once, it is asked for once: a new one may end the one before.
 */

export type Opened = { text: string; lifeMs: number };

type Ask = {
  name: string;
  /** The token that was just refused. */
  refused: string | undefined;
  open: () => Promise<Opened>;
};

/** Tokens are opened anew so long before they end. */
export function keepTokens(earlyMs: number): (ask: Ask) => Promise<string> {
  const kept = new Map<string, { text: string; goodUntilMs: number }>();
  const opening = new Map<string, Promise<string>>();
  const openOnce = async ({ name, open }: Ask): Promise<string> => {
    try {
      const { text, lifeMs } = await open();
      kept.set(name, { text, goodUntilMs: Date.now() + lifeMs - earlyMs });
      return text;
    } finally {
      opening.delete(name);
    }
  };
  return async (ask) => {
    const known = kept.get(ask.name);
    const isGood = known && known.text !== ask.refused && Date.now() < known.goodUntilMs;
    if (isGood) return known.text;
    const begun = opening.get(ask.name) ?? openOnce(ask);
    opening.set(ask.name, begun);
    return begun;
  };
}
