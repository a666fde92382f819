import { type Mutation, unit } from './mutation.ts';

const IMSS = 'shared-schema/src/imss';

/** Files for the IMSS, deadlines, variability and the comparison. */
export const IMSS_MUTATIONS: readonly Mutation[] = [
  unit(
    'imss: a record lacks nothing that it needs',
    'imss/idse',
    `${IMSS}/records/write-record.ts`,
    "return empty === undefined ? { problem: 'missing' } : { text: empty.repeat(width) };",
    "return { text: (empty ?? ' ').repeat(width) };",
  ),
  unit(
    'imss: decimals are refused, never cut',
    'imss/idse',
    `${IMSS}/records/write-record.ts`,
    "if (kept.length > decimals) return { problem: 'decimals' };",
    '',
  ),
  unit(
    'imss: of two movements that differ none is written',
    'imss/idse',
    `${IMSS}/finding/repeated-items.ts`,
    'isSame ? group.slice(1) : group',
    'group.slice(1)',
  ),
  unit(
    'imss: a 17th that is a Friday moves',
    'imss/working-days',
    `${IMSS}/working-days/obligations.ts`,
    'weekdayOf(day) === FRIDAY',
    'false',
  ),
  unit(
    'imss: a day that is absence and disability counts once',
    'imss/variability',
    `${IMSS}/variability/earned-days.ts`,
    'isEmployed(day) && !absent.has(day)',
    'isEmployed(day)',
  ),
  unit(
    'imss: an answer without an outcome is not taken for accepted',
    'imss/readers',
    `${IMSS}/readers/response-reader.ts`,
    "return hasCodes ? 'accepted' : null;",
    "return 'accepted';",
  ),
  unit(
    'imss: quotas that make up for each other are not hidden',
    'imss/confronta',
    `${IMSS}/confronta/compare-sides.ts`,
    'sum.plus(new ExactDecimal(one.amount ?? 0).abs())',
    'sum.plus(new ExactDecimal(one.amount ?? 0))',
  ),
  unit(
    'imss: the flat quota does not follow the salary',
    'imss/confronta',
    `${IMSS}/confronta/person-differences.ts`,
    "if (key === 'cuota_fija') return causesOf(days);",
    '',
  ),
];
