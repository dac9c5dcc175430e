/**
 * What an option does, in Chinese: one sentence, or the sentence and what holds without the option, where `@default` is
 * words and no value.
 */
type OptionInChinese = string | readonly [text: string, fallback: string];

/** Options by the interface of `config/user` that has them: `{UserConfig: {title: '站点的名字。'}}`; `a.b` is an option inside an option. */
export type OptionsInChinese = Readonly<Record<string, Readonly<Record<string, OptionInChinese>>>>;
