/** One attempt at a host, as it is shown to people: without the key. */
export interface Attempt {
  readonly host: string;
  readonly url: string;
  readonly outcome: string;
  /** Hosts that were left after this one. */
  readonly triesLeft: number;
}

export type HostedErrorName =
  /** No host answered. */
  | 'RetryError'
  /** The service refused the request; trying again would not help. */
  | 'ApiError'
  /** The answer is not what the protocol says. */
  | 'DeserializationError';

/** Why the hosted service gave no answer. */
export class HostedSearchError extends Error {
  override readonly name: HostedErrorName;
  /** HTTP status of an `ApiError`. */
  readonly status: number | undefined;
  readonly attempts: readonly Attempt[];

  constructor(
    name: HostedErrorName,
    message: string,
    {status, attempts, cause}: {status?: number; attempts: readonly Attempt[]; cause?: unknown},
  ) {
    super(message, cause === undefined ? undefined : {cause});
    this.name = name;
    this.status = status;
    this.attempts = attempts;
  }
}
