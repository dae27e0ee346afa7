import { useEffect, useId, useRef } from 'react';
import { TeamIcon } from '@bahati/ui/icons/icons.tsx';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { Link } from '#office/address/link.tsx';
import { usePathname } from '#office/address/use-address.ts';
import { call } from '#office/api.ts';
import { useRecord } from '#office/lists/use-record.ts';
import { useCan } from '#office/session/staff.ts';
import { useWords } from '#office/words/use-words.ts';

/** The brands one is admitted to; nothing where it is this one alone. */
export function BrandSwitch() {
  const { translate, problem } = useWords();
  const menuId = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  useEffect(() => menuRef.current?.hidePopover(), [pathname]);
  const canReadSums = useCan('GET /bo/brandSums');
  const { data } = useRecord('GET /bo/brands', {});
  const brands = data?.items ?? [];
  if (brands.length < 2) return null;
  const here = brands.find(({ isHere }) => isHere)?.name ?? '';
  async function enter(code: string) {
    try {
      const { url } = await call('POST /bo/brands/:code/enter', { params: { code }, body: {} });
      window.location.assign(url);
    } catch (failure) {
      showToast({ message: problem(failure).words, tone: 'alarm' });
    }
  }
  return (
    <>
      <button
        type="button"
        className="office-account"
        popoverTarget={menuId}
        aria-label={translate('brands.switch', { name: here })}
      >
        <TeamIcon size={20} />
        <span className="office-account-name">{here}</span>
      </button>
      <div ref={menuRef} id={menuId} popover="auto" className="office-account-menu">
        <p className="office-account-who">{here}</p>
        {brands.map(({ code, name, isHere }) =>
          isHere ? null : (
            <button
              key={code}
              type="button"
              className="office-brand-way"
              onClick={() => void enter(code)}
            >
              {translate('brands.go_to', { name })}
            </button>
          ),
        )}
        {canReadSums && (
          <Link to="/brands" className="office-link office-account-own">
            {translate('sections.brands')}
          </Link>
        )}
      </div>
    </>
  );
}
