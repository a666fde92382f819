/** The configurations of the compiler, relative to the root, that hold every source file. */
export const PROJECTS = [
  'shared-schema/tsconfig.json',
  'templates/tsconfig.json',
  'editor/tsconfig.json',
  'renderer-service/tsconfig.json',
  'portal/tsconfig.json',
  'portal/tsconfig.web.json',
  'tests/tsconfig.json',
  'scripts/tsconfig.json',
];
