import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#site/words/use-translation.ts';
import { isAgentType } from '#features/agency/agent-types.ts';
import { useIsLoggedIn } from '#features/identity/session.ts';
import { useMember } from '#features/members/use-member.ts';
import { publicQuery } from '#site/api.ts';

/** The departments this person may speak with; an agent's own comes first. */
export function useChatModels() {
  const { language: tag } = useTranslation();
  const language = tag === 'sw' ? 'sw' : 'en';
  const { data: member } = useMember(useIsLoggedIn());
  const isAgent = isAgentType(member?.type);
  const query = useQuery({
    ...publicQuery('GET /wps/relay/CBS_modelList', { query: { language } }),
    // Who is open changes with the clock.
    refetchInterval: 60_000,
  });
  const models = (query.data?.models ?? [])
    .filter(({ isForAgents }) => isAgent || !isForAgents)
    .toSorted((a, b) => Number(b.isForAgents) - Number(a.isForAgents));
  return { query, models, language } as const;
}

export type ChatModel = ReturnType<typeof useChatModels>['models'][number];
