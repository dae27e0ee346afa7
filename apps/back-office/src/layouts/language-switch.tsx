import { changeLanguage, languages } from '#office/i18n.ts';
import { useWords } from '#office/words/use-words.ts';

/** The two languages side by side, each by its own name. */
export function LanguageSwitch() {
  const { translate, locale } = useWords();
  return (
    <div className="office-languages" role="group" aria-label={translate('layout.language')}>
      {languages.map(({ locale: code, name }) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-label={`${code.toUpperCase()} ${name}`}
          aria-pressed={code === locale}
          title={name}
          onClick={() => void changeLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
