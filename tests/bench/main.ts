/** `npm run bench -- <name>`: measurements that print ratios against a limit and fail where they are short. */
import { editor } from './editor.ts';
import { faults } from './faults.ts';
import { imss } from './imss.ts';
import { incidents } from './incidents.ts';
import { payroll } from './payroll.ts';
import { portal } from './portal.ts';
import { render } from './render.ts';
import { reports } from './reports.ts';
import { smoke } from './smoke.ts';

const benches: Record<string, (flags: string[]) => Promise<boolean>> = {
  smoke,
  render,
  editor,
  portal,
  payroll,
  reports,
  incidents,
  imss,
  faults,
};

const [name = '', ...flags] = process.argv.slice(2);
const bench = benches[name];
if (bench === undefined) {
  console.error(`Usage: npm run bench -- <${Object.keys(benches).join(' | ')}>`);
  process.exitCode = 2;
} else {
  process.exitCode = (await bench(flags)) ? 0 : 1;
}
