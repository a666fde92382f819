import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { boundaryRules } from './boundary-rules.ts';
import { readUsingDeclarations } from './read-using-declarations.ts';

const PARTS = [
  'shared-schema/src',
  'templates/src',
  'editor',
  'renderer-service/src',
  'portal',
  'tests',
  'scripts',
];

readUsingDeclarations();

/** What was read, and each import that is against the rules as a line that names it. */
export type Cruise = { modules: number; imports: number; violations: string[] };

/** Reads every module of the parts below `baseDir` and holds their imports against `boundaryRules`. */
export async function cruiseParts(baseDir: string): Promise<Cruise> {
  const { output } = await cruise(
    PARTS,
    {
      baseDir,
      validate: true,
      ruleSet: boundaryRules,
      // TypeScript 7 has no interface that dependency-cruiser could read with.
      parser: 'swc',
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      // Our own build only: packages have folders of that name, and their imports must be seen.
      exclude: { path: '^(portal/dist|data|\\.cache)/' },
      doNotFollow: { path: 'node_modules/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  if (!isResult(output)) throw new Error('dependency-cruiser gave a text instead of a result');
  const own = output.modules.filter(
    ({ source, coreModule }) => !coreModule && !source.includes('node_modules/'),
  );
  return {
    modules: own.length,
    imports: output.summary.totalDependenciesCruised ?? 0,
    violations: output.summary.violations.map(({ rule, from, to, cycle, via }) => {
      const path = (cycle ?? via ?? []).map(({ name }) => name);
      return `${rule.name}: ${[from, ...(path.length > 0 ? path : [to])].join(' → ')}`;
    }),
  };
}

function isResult(value: string | ICruiseResult): value is ICruiseResult {
  return typeof value === 'object';
}
