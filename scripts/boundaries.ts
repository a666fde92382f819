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

const { violations, error: errors } = output.summary;
for (const { rule, from, to, cycle, via } of violations) {
  const path = (cycle ?? via ?? []).map(({ name }) => name);
  console.error(`${rule.name}: ${[from, ...(path.length > 0 ? path : [to])].join('\n  → ')}`);
}
const read = output.modules.filter(
  ({ source, coreModule }) => !coreModule && !source.includes('node_modules/'),
).length;
console.log(`${read} modules read, ${errors} imports against the rules`);
if (read < FEWEST_MODULES) console.error(`at least ${FEWEST_MODULES} modules were expected`);
process.exitCode = errors > 0 || read < FEWEST_MODULES ? 1 : 0;
