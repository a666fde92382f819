import { mkdtemp, rm } from 'node:fs/promises';
import { capture } from '/work/wt-d/tests/bench/incidents/capture.ts';
import { startPortal } from '/work/wt-d/tests/portal/start-portal.ts';
import { startPortalAndDatabase } from '/work/wt-d/tests/portal/start-portal-and-database.ts';

const data = await mkdtemp('/tmp/lienzo-prof-');
await (await startPortal({ LIENZO_DATA: data })).stop();
const running = await startPortalAndDatabase(data, {
  NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/h/dprof/out',
});
try {
  const { default: pg } = await import('/work/wt-d/node_modules/pg/lib/index.js');
  const c = new pg.Client({ connectionString: running.ownerUrl });
  await c.connect();
  try {
    await c.query("alter system set log_min_duration_statement = '30ms'");
    await c.query('select pg_reload_conf()');
    console.log(
      await c.query('show log_destination').then((r) => r.rows),
      await c.query('show logging_collector').then((r) => r.rows),
    );
  } catch (e) {
    console.log(String(e));
  }
  console.log(await capture(running, { quick: false }));
} finally {
  await running.stop();
  await rm(data, { recursive: true, force: true });
}
