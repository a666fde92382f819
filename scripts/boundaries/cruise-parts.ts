import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { boundaryRules, folderRules, TEST_CODE } from './boundary-rules.ts';
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

/**
 * Our own builds only: packages have folders of that name, and their imports must be seen. And the application of others
 * that a browser test builds.
 */
const BUILT = '^((portal|editor)/dist|data|\\.cache|tests/e2e/foreign-host)/';

/**
 * Reads every module of the parts below `baseDir` and holds their imports against `boundaryRules`, their folders
 * against `folderRules`.
 */
export async function cruiseParts(baseDir: string): Promise<Cruise> {
  const whole = await read(baseDir, PARTS, boundaryRules, BUILT);
  const code = PARTS.filter((part) => part !== 'tests' && part !== 'scripts');
  const folders = await read(baseDir, code, folderRules, `${BUILT}|${TEST_CODE}`);
  const own = whole.modules.filter(
    ({ source, coreModule }) => !coreModule && !source.includes('node_modules/'),
  );
  return {
    modules: own.length,
    imports: whole.summary.totalDependenciesCruised ?? 0,
    violations: [...whole.summary.violations, ...folders.summary.violations].map(
      ({ rule, from, to, cycle, via }) => {
        const path = (cycle ?? via ?? []).map(({ name }) => name);
        return `${rule.name}: ${[from, ...(path.length > 0 ? path : [to])].join(' → ')}`;
      },
    ),
  };
}

async function read(
  baseDir: string,
  parts: string[],
  ruleSet: IFlattenedRuleSet,
  exclude: string,
): Promise<ICruiseResult> {
  const { output } = await cruise(
    parts,
    {
      baseDir,
      validate: true,
      ruleSet,
      // TypeScript 7 has no interface that dependency-cruiser could read with.
      parser: 'swc',
      tsPreCompilationDeps: true,
      combinedDependencies: true,
      exclude: { path: exclude },
      doNotFollow: { path: 'node_modules/' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  );
  if (!isResult(output)) throw new Error('dependency-cruiser gave a text instead of a result');
  return output;
}

function isResult(value: string | ICruiseResult): value is ICruiseResult {
  return typeof value === 'object';
}
