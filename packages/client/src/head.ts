import type {PageHead} from '@wuya/theme/types';

/** Brings title, description and the other facts of `<head>` to those of the page now shown. */
export function applyHead(head: PageHead, htmlClass: string, locale: string): void {
  document.title = head.title;
  document.documentElement.className = htmlClass;
  setMeta('name', 'description', head.description);
  setMeta('name', 'keywords', head.keywords?.join(','));
  setMeta('name', 'robots', head.robots);
  setMeta('property', 'og:title', head.title);
  setMeta('property', 'og:description', head.description);
  setMeta('property', 'og:url', head.canonical);
  setMeta('property', 'og:type', head.type);
  setMeta('property', 'og:image', head.image);
  setLink('link[rel=canonical]', {rel: 'canonical'}, head.canonical);
  for (const hreflang of [locale, 'x-default']) {
    setLink(`link[rel=alternate][hreflang="${hreflang}"]`, {rel: 'alternate', hreflang}, head.canonical);
  }
  document.head.querySelectorAll('script[type="application/ld+json"]').forEach((element) => element.remove());
  for (const data of head.jsonLd ?? []) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(data);
    document.head.append(script);
  }
}

function setMeta(attribute: 'name' | 'property', name: string, content: string | undefined): void {
  const element = document.head.querySelector(`meta[${attribute}="${name}"]`);
  if (content === undefined) {
    element?.remove();
    return;
  }
  const meta = element ?? document.createElement('meta');
  meta.setAttribute(attribute, name);
  meta.setAttribute('content', content);
  if (!element) document.head.append(meta);
}

function setLink(selector: string, attributes: Record<string, string>, href: string | undefined): void {
  const element = document.head.querySelector(selector);
  if (href === undefined) {
    element?.remove();
    return;
  }
  const link = element ?? document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.setAttribute('href', href);
  if (!element) document.head.append(link);
}
