import type { RegistrationField } from '@bahati/contract/back-office/identity/identity.ts';
import { rulePatterns } from '@bahati/contract/back-office/identity/registration-rules.ts';
import { StatusChip } from '@bahati/ui/badge/status-chip.tsx';
import { useWholeList } from '#office/lists/use-whole-list.ts';
import type { Column } from '#office/lists/columns.ts';
import { RecordList } from '#office/lists/record-list.tsx';
import { useSearch } from '#office/address/use-search.ts';
import { useWords } from '#office/words/use-words.ts';
import { RuleEditor } from './rule-editor.tsx';

type Row = RegistrationField;

/** What a registration asks for, field by field; each opens to its rule and a place to try it. */
export function RegistrationRules() {
  const { translate } = useWords();
  const search = useSearch();
  const list = useWholeList(
    'GET /bo/registrationRules',
    {},
    { rowsOf: ({ items }) => items, idOf: ({ field }) => field },
  );
  const openField = search.get('field');
  const columns = useColumns(openField, (field) =>
    search.set({ field: field === openField ? undefined : field }, true),
  );
  return (
    <>
      <div className="access-lead">
        <p className="quiet">{translate('registration.about')}</p>
      </div>
      <RecordList
        label={translate('access.registration')}
        list={list}
        columns={columns}
        selectedId={openField}
        empty={{ title: translate('list.failed'), seed: 'rules' }}
        detailOf={(row) =>
          row.field === openField ? (
            // A saved rule begins a new draft.
            <RuleEditor key={JSON.stringify(row.rule)} row={row} />
          ) : null
        }
      />
    </>
  );
}

function useColumns(openField: string | undefined, toggle: (field: string) => void) {
  const { translate } = useWords();
  return [
    {
      id: 'field',
      label: translate('registration.field'),
      isTight: true,
      render: ({ field }) => (
        <button
          type="button"
          className="records-open"
          aria-expanded={field === openField}
          onClick={() => toggle(field)}
        >
          {translate(`registration_fields.${field}`)}
        </button>
      ),
    },
    {
      id: 'asked',
      label: translate('registration.asked'),
      isTight: true,
      isInCardHead: true,
      render: ({ rule }) => <Asked rule={rule} />,
    },
    {
      id: 'rule',
      label: translate('registration.rule'),
      render: ({ rule }) => translate(`rule_patterns.${patternName(rule.patternId)}`),
    },
    {
      id: 'length',
      label: translate('registration.length'),
      isNumber: true,
      render: ({ rule: { minLength, maxLength } }) =>
        minLength === maxLength ? `${minLength}` : `${minLength}–${maxLength}`,
    },
    {
      id: 'whose',
      label: translate('registration.whose'),
      isTight: true,
      render: ({ isOwn }) =>
        isOwn ? (
          <strong>{translate('registration.brand')}</strong>
        ) : (
          <span className="quiet">{translate('registration.house')}</span>
        ),
    },
  ] satisfies Column<Row>[];
}

function patternName(patternId: number): string {
  return rulePatterns.find(({ id }) => id === patternId)?.name ?? 'any';
}

function Asked({ rule: { isShown, isRequired } }: { rule: RegistrationField['rule'] }) {
  const { translate } = useWords();
  if (!isShown)
    return <span className="quiet rule-hidden">{translate('registration.hidden')}</span>;
  return (
    <StatusChip tone={isRequired ? 'lagoon' : 'quiet'}>
      {translate(isRequired ? 'registration.required' : 'registration.optional')}
    </StatusChip>
  );
}
