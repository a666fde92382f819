/** `npm run boundaries`: holds the arrows between the parts of the project; see `boundaries/boundary-rules.ts`. */
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './boundaries/boundary-rules.ts';
import { readUsingDeclarations } from './boundaries/read-using-declarations.ts';

const PARTS = [
  'shared-schema/src',
  'templates/src',
  'editor',
  'renderer-service/src',
  'portal',
  'tests',
  'scripts',
];
/** The parser has been seen to read nothing and report success; fewer modules than this means that it did. */
const FEWEST_MODULES = 400;
const FEWEST_IMPORTS = 1200;

readUsingDeclarations();
const { output } = await cruise(
  PARTS,
  {
    validate: true,
    ruleSet: boundaryRules,
    // TypeScript 7 has no interface that dependency-cruiser could read with.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    exclude: { path: '^(portal/dist|data|\\.cache)/' },
    doNotFollow: { path: 'node_modules/' },
    exoticRequireStrings: [],
  },
  {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    mainFields: ['module', 'main', 'types'],
  },
);

function isResult(value: string | ICruiseResult): value is ICruiseResult {
  return typeof value === 'object';
}
if (!isResult(output)) throw new Error('dependency-cruiser gave a text instead of a result');

const { violations, error: errors, totalDependenciesCruised: imports = 0 } = output.summary;
for (const { rule, from, to, cycle, via } of violations) {
  const path = (cycle ?? via ?? []).map(({ name }) => name);
  console.error(`${rule.name}: ${[from, ...(path.length > 0 ? path : [to])].join('\n  → ')}`);
}
const own = output.modules.filter(
  ({ source, coreModule }) => !coreModule && !source.includes('node_modules/'),
);
const isWhole = own.length >= FEWEST_MODULES && imports >= FEWEST_IMPORTS;
console.log(`${own.length} modules and ${imports} imports read, ${errors} imports against the rules`);
if (!isWhole) console.error(`at least ${FEWEST_MODULES} modules and ${FEWEST_IMPORTS} imports were expected`);
process.exitCode = errors > 0 || !isWhole ? 1 : 0;
