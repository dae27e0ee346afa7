/** Voids of open or paid rounds by staff, and how providers hear of them. */
export { askRoundVoid, roundVoidKind } from './ask-round-void.ts';
export { tellProviderOfVoid, tellProvidersOfVoids } from './tell-of-void.ts';
