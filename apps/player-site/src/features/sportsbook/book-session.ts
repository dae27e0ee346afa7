/** The member's session at the book. */
import { publicQuery, queryClient } from '#site/api.ts';
import { currentLanguage } from '#site/i18n.ts';
import { createProgramSession } from '#features/programs/program-session.ts';
import { book, bookVendor } from './book-call.ts';

/** The book stands in the catalogue as the one game of its vendor. */
async function bookGameId(): Promise<string> {
  const query = { vassalage: bookVendor, language: currentLanguage(), pageSize: 1 };
  const { content } = await queryClient.fetchQuery({
    ...publicQuery('GET /wps/relay/GCSGAME_gameList', { query }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [game] = content;
  if (!game) throw new Error('The catalogue has no sportsbook.');
  return game.gameId;
}

export const { memberCall: bookMemberCall } = createProgramSession({
  program: book,
  gameId: bookGameId,
  exchange: async (launchToken) => {
    const { bookToken } = await book.call('POST /book/v1/session', { body: { launchToken } });
    return bookToken;
  },
});
