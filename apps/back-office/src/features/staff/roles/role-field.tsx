import { SelectField } from '@bahati/ui/select-field/select-field.tsx';
import { useRecord } from '#office/lists/use-record.ts';
import { useWords } from '#office/words/use-words.ts';

/** Which role, with what it may do told below. */
export function RoleField({
  value,
  onValueChange,
  without,
  error,
}: {
  value: string;
  onValueChange: (role: string) => void;
  /** The role that is not offered. */
  without: string;
  error: string | undefined;
}) {
  const { translate, locale, codeWords } = useWords();
  const language = locale === 'sw' ? 'sw' : 'en';
  const { data } = useRecord('GET /bo/staffRoles', {});
  const roles = data?.items ?? [];
  const chosen = roles.find(({ code }) => code === value);
  return (
    <>
      <SelectField
        label={translate('staff.role')}
        placeholder={translate('staff.choose_role')}
        error={error}
        value={value}
        options={roles
          .filter(({ code }) => code !== without)
          .map(({ code, name }) => ({ value: code, label: name[language] }))}
        onValueChange={onValueChange}
      />
      {chosen && (
        <p className="quiet staff-role-rights">
          {chosen.permissions.length === 0
            ? translate('staff.no_rights')
            : chosen.permissions.map((name) => codeWords('permissions', name)).join(' · ')}
        </p>
      )}
    </>
  );
}
