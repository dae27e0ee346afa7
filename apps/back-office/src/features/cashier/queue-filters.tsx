import { type ReactNode, useState } from 'react';
import { readFigure, typedDecimal } from '@bahati/money/typed-figure.ts';
import { Button } from '@bahati/ui/button/button.tsx';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { ChevronDownIcon, FilterIcon } from '@bahati/ui/icons/icons.tsx';
import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { TextField } from '@bahati/ui/text-field/text-field.tsx';
import { tooNarrowForTables, useMediaQuery } from '#office/lists/use-media-query.ts';
import { useSearch } from '#office/address/use-search.ts';
import { useFigureWords } from '#office/words/use-figure-words.ts';
import { useWords } from '#office/words/use-words.ts';
import {
  useMethodOptions,
  type MethodKind,
} from '#features/cashier/payment-methods/use-method-options.ts';

const dayWords = /^(19|2\d)\d\d-\d\d-\d\d$/;

/** What narrows a queue, as the address has it; what is no amount or day narrows nothing and is told at its field. */
export function useQueueFilters() {
  const search = useSearch();
  const amount = (name: string) => typedDecimal(search.get(name) ?? '');
  const day = (name: string) => {
    const text = search.get(name);
    return text !== undefined && dayWords.test(text) ? text : undefined;
  };
  return {
    from: amount('from'),
    to: amount('to'),
    fromDay: day('fromDay'),
    toDay: day('toDay'),
    isDueSoon: search.get('due') === 'soon' ? 'true' : undefined,
    /** Only what the reader is on. */
    isMine: search.get('mine') === 'yes' ? 'true' : undefined,
  };
}

/** The method or rail it is narrowed to. */
export function useMethodFilter(): string | undefined {
  return useSearch().get('method')?.slice(0, 40);
}

export function isNarrowed(filter: Readonly<Record<string, string | undefined>>): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

const names = ['reason', 'method', 'from', 'to', 'fromDay', 'toDay', 'due', 'mine'] as const;

/** The fields above a queue; on a phone folded away, so that what waits is seen first. */
export function QueueFilters({
  methods,
  children,
}: {
  /** Which methods there are to choose from; absent: they are no matter of this queue. */
  methods?: MethodKind;
  /** Fields of this queue alone. */
  children?: ReactNode;
}) {
  const { translate } = useWords();
  const figureWords = useFigureWords();
  const search = useSearch();
  const { isDueSoon, isMine } = useQueueFilters();
  const isNarrow = useMediaQuery(tooNarrowForTables);
  const [isOpen, setIsOpen] = useState(false);
  const change = (name: string, value: string | undefined) =>
    search.set({ [name]: value || undefined, id: undefined }, true);
  const amountFault = (name: string) => {
    const { fault } = readFigure(search.get(name) ?? '', 2);
    return fault === undefined || fault === 'empty' ? undefined : figureWords(fault, 2);
  };
  const field = (name: 'from' | 'to' | 'fromDay' | 'toDay') => (
    <TextField
      label={translate(`queue_filters.${name}`)}
      {...(name.endsWith('Day')
        ? { type: 'date' }
        : { inputMode: 'decimal', error: amountFault(name) })}
      value={search.get(name) ?? ''}
      onValueChange={(value) => change(name, value)}
    />
  );
  const active = names.filter((name) => search.get(name) !== undefined).length;
  const fields = (
    <div className="office-toolbar queue-filters">
      {children}
      {methods && <MethodField kind={methods} onChange={(value) => change('method', value)} />}
      {field('from')}
      {field('to')}
      {field('fromDay')}
      {field('toDay')}
      <Checkbox
        label={translate('queue_filters.due')}
        checked={isDueSoon === 'true'}
        onCheckedChange={(isOn) => change('due', isOn ? 'soon' : undefined)}
      />
      <Checkbox
        label={translate('queue_filters.mine')}
        checked={isMine === 'true'}
        onCheckedChange={(isOn) => change('mine', isOn ? 'yes' : undefined)}
      />
    </div>
  );
  if (!isNarrow) return fields;
  return (
    <>
      <div className="office-toolbar">
        <Button
          size="s"
          icon={<FilterIcon size={18} />}
          endIcon={<ChevronDownIcon size={18} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {active > 0
            ? translate('member_filters.some', { count: active })
            : translate('member_filters.more')}
        </Button>
      </div>
      {isOpen && fields}
    </>
  );
}

function MethodField({ kind, onChange }: { kind: MethodKind; onChange: (method: string) => void }) {
  const { translate } = useWords();
  const method = useMethodFilter();
  const methods = useMethodOptions(kind);
  const isKnown = method === undefined || methods.some(({ value }) => value === method);
  return (
    <SelectField
      label={translate(kind === 'rail' ? 'queue_filters.rail' : 'cashier.method')}
      value={method ?? ''}
      options={[
        { value: '', label: translate('queue_filters.any') },
        ...methods,
        // One of a link, from before it was taken away.
        ...(isKnown ? [] : [{ value: method, label: method }]),
      ]}
      onValueChange={onChange}
    />
  );
}
