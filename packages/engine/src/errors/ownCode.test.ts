import {channel} from 'node:diagnostics_channel';
import {types} from 'node:util';
import {expect, it, onTestFinished} from 'vitest';
import {OWN_CODE, type OwnCode, runOwnCode} from './ownCode.ts';

it('tells which code begins and which has ended, also where it fails', async () => {
  const told: string[] = [];
  const onCode = (code: unknown): void => {
    const {file, hasEnded} = code as OwnCode;
    told.push(`${file} ${hasEnded ? 'ended' : 'began'}`);
  };
  channel(OWN_CODE).subscribe(onCode);
  onTestFinished(() => void channel(OWN_CODE).unsubscribe(onCode));
  expect(await runOwnCode('a.mdx', () => 1)).toBe(1);
  const fail = (): never => {
    throw new Error('砰');
  };
  await expect(runOwnCode('b.mdx', fail)).rejects.toThrow('砰');
  expect(told).toEqual(['a.mdx began', 'a.mdx ended', 'b.mdx began', 'b.mdx ended']);
});

it('runs it as it is where it is not watched', async () => {
  expect(await runOwnCode('a.mdx', async () => 2)).toBe(2);
});

it('throws an error in the place of a proxy, which throws whatever it is asked', async () => {
  const fail = (): never => {
    throw new Proxy(new Error('砰'), {
      getPrototypeOf: () => {
        throw new Error('in the proxy');
      },
    });
  };
  const thrown: unknown = await runOwnCode('a.mdx', fail).catch((error: unknown) => error);
  expect(types.isProxy(thrown)).toBe(false);
  expect(thrown).toMatchObject({message: '砰'});
});

it('what code puts on all objects stays out of loops over keys', async () => {
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'ofTheSite'));
  await runOwnCode('a.mdx', () => Object.assign(Object.prototype, {ofTheSite: 1}));
  const keys = [];
  for (const key in {own: 1}) keys.push(key);
  expect(keys).toEqual(['own']);
  expect({}).toHaveProperty('ofTheSite', 1);
});
