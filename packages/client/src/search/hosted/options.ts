/** Options of a site for the service that answers its searches. */
export interface HostedOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly hosts: readonly string[];
  readonly contextual: boolean;
  readonly searchParameters: Readonly<Record<string, unknown>>;
  readonly insights: boolean;
  /** Source of a regular expression. */
  readonly externalUrl?: string | undefined;
  readonly replacePathname?: {readonly from: string; readonly to: string} | undefined;
}
