import type {NetworkInterfaceInfo} from 'node:os';
import {expect, it} from 'vitest';
import {hostsToOpen} from './reachable.ts';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  address,
  internal,
  mac: '00:00:00:00:00:00',
  ...(address.includes(':')
    ? {family: 'IPv6', netmask: 'ffff::', scopeid: 0, cidr: null}
    : {family: 'IPv4', netmask: '255.255.255.0', cidr: null}),
});

it('names what a phone in the same network opens, for a server on every address', () => {
  const interfaces = {lo: [at('127.0.0.1', true)], eth0: [at('192.168.1.5'), at('fe80::1')]};
  for (const every of ['0.0.0.0', '::'])
    expect(hostsToOpen(every, interfaces)).toEqual(['127.0.0.1', '192.168.1.5']);
  expect(hostsToOpen('0.0.0.0', {lo: [at('127.0.0.1', true)]})).toEqual(['127.0.0.1']);
});

it('leaves a host that is one address as it is', () => {
  expect(hostsToOpen('127.0.0.1', {eth0: [at('192.168.1.5')]})).toEqual(['127.0.0.1']);
  expect(hostsToOpen('localhost', {})).toEqual(['localhost']);
});
