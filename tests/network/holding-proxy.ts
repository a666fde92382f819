/** Stands in front of a server; told to hold, it accepts connections and passes nothing on, as a server that hangs. */
import { once } from 'node:events';
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export type HoldingProxy = {
  port: number;
  hold(): void;
  /** Passes on what was held, and everything after it. */
  release(): void;
  close(): Promise<void>;
};

export async function startHoldingProxy(target: NetConnectOpts): Promise<HoldingProxy> {
  const sockets = new Set<Socket>();
  let isPending = false;
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (chunk) => to.write(chunk));
    // A listener for data starts a socket.
    if (isPending) from.pause();
    from.on('end', () => to.end());
    from.on('error', () => from.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    join(client, upstream);
    join(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    hold() {
      isPending = true;
      for (const socket of sockets) socket.pause();
    },
    release() {
      isPending = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
