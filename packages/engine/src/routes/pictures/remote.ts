import {lookup} from 'node:dns/promises';
import {BlockList, isIP} from 'node:net';
import {hashOf} from '../../cache/hash.ts';
import {cutStem} from '../../content/source/cutStem.ts';
import type {Words} from '../../errors/language.ts';
import {findNetworkReason} from '../../errors/networkReason.ts';
import {type ImageFacts, readImage} from './imageSize.ts';
import {thrownText} from '../../errors/thrownText.ts';

/** Facts of a picture that was fetched. */
export interface FetchedPicture extends ImageFacts {
  /** Hash of its bytes. */
  readonly hash: string;
  /** Its name in its address, without an extension. */
  readonly name: string;
  /** By what it is, whatever its address says. */
  readonly extension: string;
}

const MAX_BYTES = 20_000_000;
const MAX_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;
/** What may be published under the site's own address: none that runs scripts. */
const TYPES = new Set(['png', 'jpg', 'gif', 'webp', 'avif']);

/** Addresses of one's own machine and network. A note may be somebody else's: it shall not have them asked. */
const OWN_NETWORK: readonly (readonly [address: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
];

/** Tells whether a picture may be embedded: of every host, or of those named. */
export function isAllowed(url: string, remote: boolean | readonly string[]): boolean {
  if (remote === false || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return false;
  return remote === true || remote.includes(new URL(url).host);
}

/** A picture that is not taken, for a reason of ours. */
class Refusal extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words[1]);
    this.name = 'Refusal';
    this.words = words;
  }
}

/** Fetches a picture, or says why there is none. Nothing is sent but the address. */
export async function fetchPicture(
  url: string,
  remote: boolean | readonly string[],
): Promise<(FetchedPicture & {readonly bytes: Buffer}) | {readonly reason: Words}> {
  try {
    const bytes = await fetchBytes(url, remote, AbortSignal.timeout(TIMEOUT_MS));
    const facts = readFacts(bytes);
    if (!TYPES.has(facts.type))
      throw new Refusal([`不收 ${facts.type} 格式`, `${facts.type} is not taken`]);
    const name = /(?<![^/])([^/]*?)(?:\.\w+)?$/.exec(new URL(url).pathname)![1]!;
    return {
      ...facts,
      hash: hashOf(bytes),
      name: cutStem(name.replace(/%[\da-f]{2}|[^\w.-]/gi, '')) || 'image',
      extension: facts.type,
      bytes,
    };
  } catch (error) {
    if (error instanceof Refusal) return {reason: error.words};
    const said = thrownText(error);
    return {reason: findNetworkReason(error) ?? [`报错“${said}”`, said]};
  }
}

function readFacts(bytes: Buffer): ImageFacts {
  try {
    return readImage(bytes);
  } catch {
    throw new Refusal(['那里给的不是图片', 'what is there is no image']);
  }
}

async function fetchBytes(
  url: string,
  remote: boolean | readonly string[],
  signal: AbortSignal,
): Promise<Buffer> {
  let at = url;
  for (let count = 0; count <= MAX_REDIRECTS; count++) {
    if (remote === true) await stopAtOwnNetwork(new URL(at).hostname);
    const response = await fetch(at, {signal, redirect: 'manual', headers: {accept: 'image/*'}});
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      at = new URL(location, at).href;
      if (!isAllowed(at, remote))
        throw new Refusal([
          `转到了 ${at}，没有许可`,
          `it redirects to ${at}, which is not permitted`,
        ]);
      continue;
    }
    if (!response.ok)
      throw new Refusal([`那里回答 ${response.status}`, `the answer is ${response.status}`]);
    return readBounded(response);
  }
  throw new Refusal([`转向超过 ${MAX_REDIRECTS} 次`, `more than ${MAX_REDIRECTS} redirects`]);
}

/** @throws {Refusal} where a host that the configuration does not name is on this machine or its network */
async function stopAtOwnNetwork(hostname: string): Promise<void> {
  const own = new BlockList();
  for (const [address, bits] of OWN_NETWORK)
    own.addSubnet(address, bits, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  const found = await lookup(hostname.replace(/^\[|\]$/g, ''), {all: true});
  for (const {address, family} of found)
    if (own.check(address, family === 4 ? 'ipv4' : 'ipv6'))
      throw new Refusal([
        `${address} 是本机或内网的地址，要在 images.remote 里写出主机`,
        `${address} is an address of your own machine or network: name the host in images.remote`,
      ]);
}

async function readBounded(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const part of response.body ?? []) {
    sizeBytes += part.length;
    // Leaving the loop lets go of the connection.
    if (sizeBytes > MAX_BYTES)
      throw new Refusal([`超过 ${MAX_BYTES / 1e6} MB`, `larger than ${MAX_BYTES / 1e6} MB`]);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
