import { useEffect, useEffectEvent, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useAddress } from '#office/address/use-address.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';

const findRecord = (text: string, signal?: AbortSignal) =>
  roomsCall('GET /rooms-office/v1/find', { query: { text: text.trim() } }, signal);

/** Opens what an id is of: a round as the wallet knows it, or a room by its code. */
export function FindRecord() {
  const { translate, problem } = useWords();
  const { go } = useAddress();
  const wanted = useSearch().get('find') ?? '';
  const [text, setText] = useState(wanted);
  const [wrong, setWrong] = useState<string>();
  async function find() {
    if (!text.trim()) return;
    try {
      const { found } = await findRecord(text);
      if (found) go(`/rooms/${found.kind}/${found.id}`);
      else setWrong(translate('rooms_office.not_found'));
    } catch (error) {
      setWrong(problem(error).words);
    }
  }
  // Another screen leads here with an id: it is opened without a further click.
  const { data, error: fault } = useQuery({
    queryKey: ['rooms', 'find', wanted],
    queryFn: ({ signal }) => findRecord(wanted, signal),
    enabled: wanted !== '',
    retry: false,
  });
  const found = data?.found;
  const open = useEffectEvent(() => {
    if (found) go(`/rooms/${found.kind}/${found.id}`, { isReplaced: true });
  });
  useEffect(() => open(), [found]);
  const isUnknown = data !== undefined && !found;
  const unopened = fault
    ? problem(fault).words
    : isUnknown
      ? translate('rooms_office.not_found')
      : undefined;
  return (
    <form
      className="rooms-find"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <TextField
        label={translate('rooms_office.find')}
        isLabelHidden
        placeholder={translate('rooms_office.find')}
        prefix={<SearchIcon size={18} />}
        type="search"
        maxLength={80}
        data-shortcut="search"
        spellCheck={false}
        value={text}
        error={wrong ?? (text === wanted ? unopened : undefined)}
        onValueChange={(value) => {
          setText(value);
          setWrong(undefined);
        }}
      />
    </form>
  );
}
