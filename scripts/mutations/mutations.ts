/** Rules of the product, and how each is broken to see whether a test notices. */

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

const unit = (rule: string, tests: string, file: string, find: string, replace: string): Mutation => ({
  rule,
  file,
  find,
  replace,
  suite: 'unit',
  tests,
});
const integration = (...parts: Parameters<typeof unit>): Mutation => ({
  ...unit(...parts),
  suite: 'integration',
});

const REPORT = 'shared-schema/src/report';
const DATA = 'shared-schema/src/data';
const PAYROLL = 'shared-schema/src/payroll';
const MODULES = 'portal/src/api/modules';
const PLATFORM = 'portal/src/api/platform';

export const MUTATIONS: readonly Mutation[] = [
  unit(
    'an item is never narrower than the minimum',
    'widths',
    `${REPORT}/widths.ts`,
    'Math.max(MIN_WIDTH, stepped)',
    'stepped',
  ),
  unit(
    'a section that starts a page starts a page group',
    'page-group',
    `${REPORT}/page-group.ts`,
    'current === undefined || section.separation',
    'current === undefined',
  ),
  unit(
    'a column of a table that the text does not use is no link',
    'page-links',
    `${REPORT}/page-links.ts`,
    'if (!tables.has(tableOfColumn(column))) continue;',
    '',
  ),
  unit(
    'halves are rounded away from zero',
    'data/format.test',
    `${DATA}/format.ts`,
    'number.abs().toFixed(2, Decimal.ROUND_HALF_UP)',
    'number.abs().toFixed(2, Decimal.ROUND_HALF_DOWN)',
  ),
  unit(
    '"mayor que" leaves out what is equal',
    'conditional-style',
    `${DATA}/conditional-style.ts`,
    'return sign > 0;',
    'return sign >= 0;',
  ),
  unit(
    'a name keeps its extension when it is cut',
    'file-name',
    'shared-schema/src/api/file-name.ts',
    'MAX_LENGTH - extension.length',
    'MAX_LENGTH + extension.length',
  ),
  unit(
    'the bureau’s clock has its time zone',
    'plain-date',
    `${PAYROLL}/plain-date.ts`,
    "const BUREAU_ZONE = 'America/Mexico_City';",
    "const BUREAU_ZONE = 'America/Tijuana';",
  ),
  unit(
    'a year of age is full at the birthday',
    'plain-date',
    `${PAYROLL}/plain-date.ts`,
    '? years - 1 : years;',
    '? years : years;',
  ),
  unit(
    'ranges overlap with both ends',
    'plain-date',
    `${PAYROLL}/plain-date.ts`,
    'daysBetween(start, end) + 1;',
    'daysBetween(start, end);',
  ),
  unit(
    'a figure is in force from its very day',
    'in-force',
    `${PAYROLL}/in-force.ts`,
    'entry.vigente_desde <= day',
    'entry.vigente_desde < day',
  ),
  unit(
    'the tax has its fixed part',
    'isr',
    `${PAYROLL}/isr.ts`,
    '.plus(bracket.cuotaFija)\n    .toDecimalPlaces(2);',
    '.toDecimalPlaces(2);',
  ),
  unit(
    'the digits of an NSS are doubled in turn',
    'identifiers',
    `${PAYROLL}/nss.ts`,
    'at % 2 === 0 ? 1 : 2',
    'at % 2 === 0 ? 2 : 1',
  ),
  unit(
    'vacation days grow by two each year',
    'integration.test',
    `${PAYROLL}/integration.ts`,
    'return 10 + 2 * serviceYear;',
    'return 11 + 2 * serviceYear;',
  ),
  unit(
    'a disabled report is not for clients',
    'policy',
    `${MODULES}/reports/policy.ts`,
    'if (!report.habilitado) return false;',
    '',
  ),
  unit(
    'nobody edits their own account among the people',
    'policy',
    `${MODULES}/accounts/policy.ts`,
    'person.id === actor.userId || ',
    '',
  ),
  unit(
    'an access token ends',
    'access-token',
    `${MODULES}/accounts/session/access-token.ts`,
    'Date.now() < before.endsAt',
    'before.endsAt > 0',
  ),
  unit(
    'the last bytes of a file are its last',
    'byte-range',
    `${PLATFORM}/http/byte-range.ts`,
    'start: size - length, end: size - 1',
    'start: 0, end: length - 1',
  ),
  unit(
    'mails never reach a log',
    'redact-secrets',
    `${PLATFORM}/log/redact-secrets.ts`,
    "'[correo]'",
    "'$&'",
  ),
  unit(
    'an empty transaction never reaches the database',
    'defer-begin',
    `${PLATFORM}/database/defer-begin.ts`,
    'if (ENDS.has(text))',
    'if (ENDS.has(null))',
  ),
  unit(
    'Excel gets no number that it would round',
    'cell-value',
    'renderer-service/src/formats/xlsx/cell-value.ts',
    'const EXACT_DIGITS = 15;',
    'const EXACT_DIGITS = 18;',
  ),
  integration(
    'a client’s folder stays where it is',
    'handlers/changes',
    `${MODULES}/directory/policy.ts`,
    'move: isAdmin && !item.fixed',
    'move: isAdmin',
  ),
  unit(
    'an infected file leaves in no archive',
    'directory/policy',
    `${MODULES}/directory/policy.ts`,
    "status !== 'infected' && ",
    '',
  ),
  integration(
    'a session that was ended opens nothing',
    'session.integration',
    `${MODULES}/accounts/session/authenticate.ts`,
    'caller === undefined || caller.role !== roleName',
    'caller === undefined',
  ),
  integration(
    'an Ejecutivo sees the own clients alone',
    'directory.integration',
    `${PLATFORM}/database/in-tenant.ts`,
    'sql.lit(role)',
    "sql.lit('SuperAdmin')",
  ),
];
