import {dialogOptions, provider} from 'virtual:wuya/search';

/** The search of this site: the page and the dialog share what was fetched. */
export {dialogOptions, provider};

if (import.meta.hot) import.meta.hot.on('wuya:change', () => provider.forget());
