import { GlobeIcon } from '@bahati/ui/icons/icons.tsx';
import { useTranslation } from '#site/words/use-translation.ts';
import { showToast } from '@bahati/ui/toast/toasts.ts';
import { call } from '#site/api.ts';
import { changeLanguage, languageNames } from '#site/i18n.ts';
import { readToken } from '#features/identity/session.ts';
import { useBrand } from '#features/brand/use-brand.ts';
import { useErrorWords } from '#features/forms/refusal-words.ts';
import './language-select.css';

/** Each language by its own name; a member's choice is remembered by the server too. */
export function LanguageSelect() {
  const { t, language: tag } = useTranslation();
  const words = useErrorWords();
  const { languages } = useBrand();

  async function choose(wanted: string) {
    const language = languages.find((known) => known === wanted);
    if (!language) return;
    try {
      await changeLanguage(language);
    } catch (error) {
      showToast({ tone: 'warn', message: words(error) });
      return;
    }
    // The words have changed already; the server's memory of it is not worth an alarm.
    if (readToken())
      await call('POST /wps/member/language', { body: { language } }).catch(() => undefined);
  }

  return (
    <label className="language">
      <GlobeIcon size={20} />
      <span className="language-label">{t('language_label')}</span>
      <select
        className="language-select"
        value={tag}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language] ?? language}
          </option>
        ))}
      </select>
    </label>
  );
}
