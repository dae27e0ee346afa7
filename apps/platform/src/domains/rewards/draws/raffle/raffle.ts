/**
 * Raffles: tickets enter and are numbered in order; once it closes the list is frozen and its hash shown;
 * at the drawing the seed, fixed long before, and that hash together say who wins.
 */
export { enterRaffle } from './enter-raffle.ts';
export { drawRaffle, freezeTickets, givePrizes } from './draw-raffle.ts';
