/** The cable between a browser and the portal: a test narrows it, cuts it and repairs it. */
import { connect, createServer, type Socket } from 'node:net';
import { freePort } from '../../portal/start-portal.ts';
import { url } from './portal-under-test.ts';

export type NetworkCable = {
  address: string;
  /** Lets no more than so many bytes of each connection pass to the portal: a large file stays on its way. */
  narrow(bytes: number): void;
  /** Breaks what is connected, and lets nothing connect until `mend`. */
  cut(): void;
  /** Whole again, and as wide as before. */
  repair(): void;
  close(): Promise<void>;
};

export async function openNetworkCable(): Promise<NetworkCable> {
  const target = new URL(url(''));
  const sockets = new Set<Socket>();
  let limit = Number.POSITIVE_INFINITY;
  let isCut = false;
  const server = createServer((browser) => {
    if (isCut) {
      browser.destroy();
      return;
    }
    const portal = connect(Number(target.port), target.hostname);
    let passed = 0;
    browser.on('data', (chunk) => {
      passed += chunk.length;
      if (passed > limit) browser.pause();
      else portal.write(chunk);
    });
    portal.pipe(browser);
    for (const [one, other] of [
      [browser, portal],
      [portal, browser],
    ] as const) {
      sockets.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const breakAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://localhost:${port}`,
    narrow(bytes) {
      limit = bytes;
    },
    cut() {
      isCut = true;
      breakAll();
    },
    repair() {
      isCut = false;
      limit = Number.POSITIVE_INFINITY;
    },
    close: () =>
      new Promise((resolve) => {
        breakAll();
        server.close(() => resolve());
      }),
  };
}
