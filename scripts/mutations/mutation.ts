/** How a rule of the product is broken to see whether a test notices. */

export type Mutation = {
  /** What is broken, for whoever reads the outcome. */
  rule: string;
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** Where it must be noticed: a suite and a part of a test file's name. */
  suite: 'unit' | 'integration';
  tests: string;
};

export const unit = (rule: string, tests: string, file: string, find: string, replace: string): Mutation => ({
  rule,
  file,
  find,
  replace,
  suite: 'unit',
  tests,
});
export const integration = (...parts: Parameters<typeof unit>): Mutation => ({
  ...unit(...parts),
  suite: 'integration',
});

export const REPORT = 'shared-schema/src/report';
export const DATA = 'shared-schema/src/data';
export const PAYROLL = 'shared-schema/src/payroll';
export const MODULES = 'portal/src/api/modules';
export const PLATFORM = 'portal/src/api/platform';
