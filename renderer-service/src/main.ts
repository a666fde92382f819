import { serve } from '@hono/node-server';
import { createRenderer } from './app.ts';
import { readEnvironment } from './environment.ts';
import { lineLog } from './log/log.ts';

const environment = readEnvironment(process.env);
const log = lineLog((line) => process.stdout.write(line));
const renderer = createRenderer({
  browserPath: environment.LIENZO_CHROME,
  waiting: environment.LIENZO_RENDER_WAITING,
  deadlineMs: environment.LIENZO_RENDER_DEADLINE * 1000,
  log,
});
await renderer.ready();
const server = serve(
  { fetch: renderer.fetch, port: environment.PORT, hostname: environment.HOST },
  ({ port }) => log.info(`Servicio de impresión listo en http://${environment.HOST}:${port}`),
);

const stop = (): void => {
  log.info('el servicio se detiene');
  server.close();
  renderer.stop().catch((cause: unknown) => log.error('el navegador no cerró', { cause }));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
