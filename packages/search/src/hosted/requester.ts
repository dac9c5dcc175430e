/** One request to one host. */
export interface HostRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Until the answer begins. */
  readonly connectTimeoutMs: number;
  /** From then until it is whole. */
  readonly responseTimeoutMs: number;
}

/** What came of a request. It never rejects. */
export type HostReply =
  | {readonly kind: 'answer'; readonly status: number; readonly text: string}
  | {readonly kind: 'timeout'; readonly reason: string}
  | {readonly kind: 'network'; readonly reason: string};

export interface Requester {
  (request: HostRequest): Promise<HostReply>;
}

/** Sends requests by `fetch`, without cookies and referrer. */
export const fetchRequester: Requester = async ({
  url,
  method,
  headers,
  body,
  connectTimeoutMs,
  responseTimeoutMs,
}) => {
  const controller = new AbortController();
  let reason = '';
  const limit = (ms: number, what: string) =>
    setTimeout(() => {
      reason = what;
      controller.abort();
    }, ms);
  let timer = limit(connectTimeoutMs, 'connection timeout');
  try {
    const response = await fetch(url, {
      method,
      headers: {...headers},
      signal: controller.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(body !== undefined && {body}),
    });
    clearTimeout(timer);
    timer = limit(responseTimeoutMs, 'response timeout');
    return {kind: 'answer', status: response.status, text: await response.text()};
  } catch (error) {
    return reason
      ? {kind: 'timeout', reason}
      : {kind: 'network', reason: error instanceof Error ? error.message : String(error)};
  } finally {
    clearTimeout(timer);
  }
};
