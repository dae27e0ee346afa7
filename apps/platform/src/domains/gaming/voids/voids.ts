/** Voids of open or paid rounds by staff, here or at their provider, and how providers hear of them. */
export { askRoundVoid, roundVoidKind } from './ask-round-void.ts';
export { tellProviderOfVoid, tellProvidersOfVoids } from './tell-of-void.ts';
export { voidForProvider } from './void-for-provider.ts';
