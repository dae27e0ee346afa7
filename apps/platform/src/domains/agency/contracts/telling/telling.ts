/** What agents are told in their inbox about contracts; each thing once. */
export { queueTellingOfEnds, tellOfEndedContracts } from './tell-of-ends.ts';
export { kindNames } from './tell-words.ts';
export { tellOfRequest } from './tell-of-request.ts';
