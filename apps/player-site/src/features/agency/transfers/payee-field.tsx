import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#site/words/use-translation.ts';
import { memberQuery } from '#site/api.ts';
import { NameField } from '#features/forms/name-field.tsx';
import { useRested } from '#features/forms/use-rested.ts';

/** A user name, typed or chosen among those directly below whose names begin like it. */
export function PayeeField({
  value,
  error,
  onValueChange,
}: {
  value: string;
  error: string | undefined;
  onValueChange: (username: string) => void;
}) {
  const { t } = useTranslation();
  const [isWanted, setIsWanted] = useState(false);
  const found = usePayees(value, isWanted);
  return (
    <NameField
      label={t('send_payee')}
      listLabel={t('agent_downlines')}
      name="payee"
      value={value}
      error={error}
      found={found.map(({ username, nickname }) => ({
        id: username,
        title: nickname,
        note: nickname === username ? undefined : username,
      }))}
      onValueChange={onValueChange}
      onOpen={setIsWanted}
      onChoose={({ id }) => onValueChange(id)}
    />
  );
}

/** Asked once typing pauses; who was found before stays until then. */
function usePayees(typed: string, isWanted: boolean) {
  const name = useRested(typed.trim());
  const { data } = useQuery({
    ...memberQuery('GET /wps/transfers/payees', { query: { name } }),
    enabled: isWanted,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
  const items = data?.items ?? [];
  // Nothing is left to choose once it stands in the field.
  return items.length === 1 && items[0]?.username === name ? [] : items;
}
