import {en} from './en.ts';
import {zhCN, type MessageId} from './zh-CN.ts';
import {zhHant} from './zh-Hant.ts';

export type {MessageId};
export {ENGLISH_FORMS, formatMessage, formatRich} from './format.ts';

/** The catalogues that come with the theme. A site lays its own texts over the one of its locale. */
export const messages: Record<'zh-CN' | 'zh-Hant' | 'en', Record<MessageId, string>> = {
  'zh-CN': zhCN,
  'zh-Hant': zhHant,
  en,
};
