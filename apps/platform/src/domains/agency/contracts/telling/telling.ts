/** What agents are told in their inbox about contracts; each thing once. */
export { queueTellingOfEnds, tellOfEndedContracts } from './tell-of-ends.ts';
export { kindNames } from './tell-words.ts';
export { type RequestEvent, tellOfRequest } from './tell-of-request.ts';
