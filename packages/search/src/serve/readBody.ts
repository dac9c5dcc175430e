import {ProtocolError} from './protocolError.ts';

/** Reads the JSON object in a body. @throws {ProtocolError} 413 when it is too long, 400 when it is no object */
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
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader!.read()) {
    sizeBytes += chunk.value.length;
    if (sizeBytes > maxBytes) {
      await reader!.cancel().catch(() => undefined);
      throw tooLong;
    }
    text += decoder.decode(chunk.value, {stream: true});
  }
  return parseObject(text + decoder.decode());
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
  return value as Readonly<Record<string, unknown>>;
}
