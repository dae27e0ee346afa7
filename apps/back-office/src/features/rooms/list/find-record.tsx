import { type FormEvent, useState } from 'react';
import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { useAddress } from '#office/address/use-address.ts';
import { useWords } from '#office/words/use-words.ts';
import { roomsCall } from '#features/rooms/room/rooms-session.ts';

/** Opens what an id is of: a round as the wallet knows it, or a room by its code. */
export function FindRecord() {
  const { translate, problem } = useWords();
  const { go } = useAddress();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string>();
  async function find(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    try {
      const { found } = await roomsCall('GET /rooms-office/v1/find', {
        query: { text: text.trim() },
      });
      if (found) go(`/rooms/${found.kind}/${found.id}`);
      else setWrong(translate('rooms_office.not_found'));
    } catch (error) {
      setWrong(problem(error).words);
    }
  }
  return (
    <form className="rooms-find" onSubmit={(event) => void find(event)}>
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
        error={wrong}
        onValueChange={(value) => {
          setText(value);
          setWrong(undefined);
        }}
      />
    </form>
  );
}
