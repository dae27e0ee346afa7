/**
 * A book of its own process for tests that kill it: bets on an offer that never moves, served at the
 * port it is told.
 */
import { openDatabase } from '@bahati/server-kit/database.ts';
import { createHttpServer } from '@bahati/server-kit/http-server.ts';
import { createLog } from '@bahati/server-kit/log.ts';
import { bookConfig, databaseUrlOf } from '#sportsbook/config.ts';
import { createHandOffer, home } from '#sportsbook/offer/hand-offer.testing.ts';
import { serveBets } from './bet-calls.ts';
import { openBets, startBets } from './open-bets.ts';

const config = bookConfig(process.env);
const log = createLog('sportsbook', 'silent');
const database = openDatabase(databaseUrlOf(config), {
  role: 'bahati_book_app',
  maxConnections: 20,
  applicationName: 'book to be killed',
  onIdleError: () => undefined,
});
const offer = createHandOffer();
for (let event = 1; event <= 200; event += 1) offer.set(home(event), 2_000);
const bets = openBets({ config, database, log }, offer);
const server = createHttpServer({ log });
serveBets(server, bets.context);
startBets(bets);
await server.listen({ host: '127.0.0.1', port: config.SPORTSBOOK_PORT });
process.stdout.write('ready\n');
