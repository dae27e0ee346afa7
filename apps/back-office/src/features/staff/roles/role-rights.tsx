import { permission, type Permission } from '@bahati/contract/back-office/staff/permissions.ts';
import { Checkbox } from '@bahati/ui/checkbox/checkbox.tsx';
import { useWords } from '#office/words/use-words.ts';
import { permissionGroups } from './permission-groups.ts';
import '#features/staff/staff.css';

/** What a role may do, to be ticked; at least something. */
export function RoleRights({
  value,
  isMissing,
  onChange,
}: {
  value: readonly Permission[];
  isMissing: boolean;
  onChange: (value: Permission[]) => void;
}) {
  const { translate, codeWords } = useWords();
  const turn = (name: Permission, isOn: boolean) =>
    onChange(permission.options.filter((one) => (one === name ? isOn : value.includes(one))));
  return (
    <div className="role-rights">
      {permissionGroups.map(({ group, permissions }) => (
        <fieldset key={group} className="role-rights-group">
          <legend className="ui-field-label">{codeWords('permission_groups', group)}</legend>
          {permissions.map((name) => (
            <Checkbox
              key={name}
              label={codeWords('permissions', name)}
              checked={value.includes(name)}
              onCheckedChange={(isOn) => turn(name, isOn)}
            />
          ))}
        </fieldset>
      ))}
      {isMissing && (
        <p className="ui-field-error" role="alert">
          {translate('staff.rights_missing')}
        </p>
      )}
    </div>
  );
}
