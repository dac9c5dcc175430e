import {ProtocolError} from './protocolError.ts';

/** Reads the JSON object in a body. @throws {ProtocolError} 413 when it is too long, 400 when it is no object or breaks off */
export async function readBody(
  request: Request,
  maxBytes: number,
): Promise<Readonly<Record<string, unknown>>> {
  const tooLong = new ProtocolError(413, `The body is longer than ${maxBytes} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLong;
  const decoder = new TextDecoder();
  let text = '';
  let sizeBytes = 0;
  const reader = request.body?.getReader();
  const read = () => reader?.read().catch(failBrokenOff);
  for (let chunk = await read(); chunk && !chunk.done; chunk = await read()) {
    sizeBytes += chunk.value.length;
    if (sizeBytes > maxBytes) {
      await reader!.cancel().catch(() => undefined);
      throw tooLong;
    }
    text += decoder.decode(chunk.value, {stream: true});
  }
  return parseObject(text + decoder.decode());
}

/** @throws {ProtocolError} when the client went away, which is not a failure of the server */
function failBrokenOff(): never {
  throw new ProtocolError(400, 'The body breaks off');
}

/** @throws {ProtocolError} 400 when the text is not JSON of an object */
function parseObject(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProtocolError(400, 'The body is not JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ProtocolError(400, 'The body is not a JSON object');
  if (isDeep(value)) throw new ProtocolError(400, `The body is nested deeper than ${MAX_DEPTH}`);
  return value as Readonly<Record<string, unknown>>;
}

/** Objects and lists inside each other; the protocol has five. */
const MAX_DEPTH = 20;

/** Tells whether a value is nested deeper than any request has to be: writing it as JSON again would overflow the stack. */
function isDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true;
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}
