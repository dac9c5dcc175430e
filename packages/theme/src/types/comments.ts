/** The service of comments of a site, as its pages load it. */
export type CommentsService =
  | {
      readonly service: 'giscus';
      readonly script: string;
      /** Attributes of its script. */
      readonly attributes: Readonly<Record<string, string>>;
    }
  | {
      readonly service: 'waline' | 'twikoo' | 'artalk';
      readonly script: string;
      readonly style?: string;
      readonly server: string;
      /** Name of the site there; only Artalk asks for it. */
      readonly site?: string;
      readonly locale: string;
    };
