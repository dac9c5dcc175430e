import '../styles/translation.css';
import {usePage, useSite, useText} from '../base/context.tsx';

/** Says that a page has no translation and shows the text of the default language, and leads to it there. */
export function TranslationNotice() {
  const page = usePage();
  const {languages = [], locale} = useSite();
  const text = useText();
  const [original] = languages;
  const href = original && page.languages?.[original.locale];
  if (!original || href === undefined || !page.untranslated?.includes(locale)) return null;
  const {htmlLang, label} = original;
  return (
    <div className="note info translation-note" role="note" data-untranslated="">
      <span className="seal" aria-hidden="true">
        译
      </span>
      <p className="ttl">{text('site.translation.missing')}</p>
      <div className="bd">
        <p>
          {text.rich('site.translation.original', {
            original: (
              <a key="link" href={href} hrefLang={htmlLang} lang={htmlLang} data-reload="">
                {label}
              </a>
            ),
          })}
        </p>
      </div>
    </div>
  );
}
