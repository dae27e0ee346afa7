import { SearchIcon } from '@bahati/ui/icons/icons.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';

/** The search of a list: its label is what stands in it, and a key of the keyboard leads to it. */
export function SearchBox({
  label,
  maxLength,
  value,
  onValueChange,
}: {
  label: string;
  maxLength: number;
  value: string;
  onValueChange: (value: string) => void;
}) {
  return (
    <TextField
      label={label}
      isLabelHidden
      placeholder={label}
      prefix={<SearchIcon size={18} />}
      type="search"
      maxLength={maxLength}
      data-shortcut="search"
      spellCheck={false}
      value={value}
      onValueChange={onValueChange}
    />
  );
}
