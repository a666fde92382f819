import { expect, it } from 'vitest';
import { localAddress } from './local-address.ts';

it.each([
  [undefined, 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['127.0.0.1', 'http://localhost:3000'],
  ['192.168.1.20', 'http://192.168.1.20:3000'],
  ['fd00::20', 'http://[fd00::20]:3000'],
])('a portal that listens on %s is reached at %s', (host, address) => {
  expect(localAddress({ host, port: 3000 })).toBe(address);
});
