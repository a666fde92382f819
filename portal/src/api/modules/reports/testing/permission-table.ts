/** The permissions on reports as a page of the documentation, asked of the policy itself. */
import { ROLES, type Role } from '@lienzo/schema/api/endpoint';
import { canNameInToken, canSeeApiToken } from '../../api-tokens/policy.ts';
import { canFetchScheduled, canSchedule, schedulesOf } from '../../schedules/policy.ts';
import {
  asksParameters,
  auditedUser,
  canSeeProofs,
  canSeeReport,
  type ReportFacts,
  reportAbilities,
} from '../policy.ts';

/** Where the page is stored. */
export const PERMISSION_PAGE = new URL('../../../../../../docs/report-permissions.md', import.meta.url);

const ME = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';
const COMPANY = '33333333-3333-4333-8333-333333333333';

/** What the rules could depend on, with every value it can have. */
const FACTS: readonly { title: string; values: Record<string, Partial<ReportFacts>> }[] = [
  { title: 'Owner', values: { own: { user_id: ME }, "other's": { user_id: OTHER } } },
  {
    title: '`es_estatico`',
    values: {
      yes: { es_estatico: true },
      'payroll product': { es_estatico: true, producto: 'producto' },
      receipts: { es_estatico: true, producto: 'recibos' },
      no: { es_estatico: false },
    },
  },
  { title: '`habilitado`', values: { yes: { habilitado: true }, no: { habilitado: false } } },
  { title: '`editable`', values: { yes: { editable: 'true' }, no: { editable: 'false' } } },
  {
    title: 'Audience',
    values: {
      nobody: { auditorio: { todos: false, clientIds: [] } },
      'their company': { auditorio: { todos: false, clientIds: [COMPANY] } },
      TODOS: { auditorio: { todos: true, clientIds: [] } },
    },
  },
];
const ABILITIES = ['edit', 'clone', 'disable', 'delete', 'combine', 'split', 'set_editable'] as const;
/** What the other uses of a report ask for. */
const USES: Record<string, (person: PolicyPerson, report: ReportFacts) => boolean> = {
  schedule: canSchedule,
  token: canNameInToken,
  parameters: (_person, report) => asksParameters(report),
  proof: canSeeProofs,
};
/** What is somebody's, and who may see and change it. */
export const BELONGINGS: Record<string, (person: PolicyPerson, owner: string) => boolean> = {
  Schedule: (person, owner) => [undefined, owner].includes(schedulesOf(person)),
  'Files that it made': (person, userId) => canFetchScheduled(person, { userId }),
  'API token': (person, user_id) => canSeeApiToken(person, { user_id }),
  'Movement of the audit': (person, owner) => auditedUser(person, owner) === owner,
};
type PolicyPerson = Parameters<typeof reportAbilities>[0];

/** A row of the table: its facts, `any` where they make no difference, and what may be done. */
type Line = { facts: string[]; outcome: string };

/** The page, ready to be stored. */
export function permissionPage(): string {
  const heads = ['Role', ...FACTS.map(({ title }) => title), 'see', ...ABILITIES, ...Object.keys(USES)];
  const rows = ROLES.flatMap((role) =>
    linesOf(role, 0, {}).map(({ facts, outcome }) => `| ${[role, ...facts].join(' | ')} | ${outcome} |`),
  );
  return `${HEAD}
| ${heads.join(' | ')} |
|${heads.map(() => '---').join('|')}|
${rows.join('\n')}

${OWNED}
| Role | Owner | ${Object.keys(BELONGINGS).join(' | ')} |
|---|---|${Object.keys(BELONGINGS)
    .map(() => '---|')
    .join('')}
${ROLES.flatMap(ownedLines).join('\n')}
`;
}

const OWNED = `## What belongs to a person

Schedules, API tokens and movements of the audit: who sees somebody's, and may change it where it can be changed. The calls on schedules, tokens and the audit are for staff alone, whatever the column of a client says.
`;

function ownedLines(role: Role): string[] {
  const person = { userId: ME, role, clientId: role === 'client' ? COMPANY : null };
  return [ME, OTHER].map((owner) => {
    const marks = Object.values(BELONGINGS).map((may) => (may(person, owner) ? '✓' : '–'));
    return `| ${[role, owner === ME ? 'own' : "other's", ...marks].join(' | ')} |`;
  });
}

const HEAD = `# Who may do what with a report

Written by \`npm run permissions\` from \`portal/src/api/modules/reports/policy.ts\`; a test compares the two. \`any\`: it makes no difference. Who does not see a report can do nothing with it, and is answered as though there were none. Other organizations' reports are nobody's here. \`split\`: a file for each value. \`schedule\`, \`token\`: made at set times, or asked for by a program. \`parameters\`: asks who prints it for values. \`proof\`: whether its files say what the data say.
`;

/** Values of a fact that lead to the same lines are one line. */
function linesOf(role: Role, depth: number, known: Partial<ReportFacts>): Line[] {
  const fact = FACTS[depth];
  if (fact === undefined) return [{ facts: [], outcome: outcomeOf(role, known) }];
  const below = Object.entries(fact.values).map(
    ([name, change]) => [name, linesOf(role, depth + 1, { ...known, ...change })] as const,
  );
  const groups = new Map<string, { names: string[]; lines: Line[] }>();
  for (const [name, lines] of below) {
    const key = JSON.stringify(lines);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { names: [name], lines });
    else group.names.push(name);
  }
  return [...groups.values()].flatMap(({ names, lines }) => {
    const name = names.length === below.length ? 'any' : names.join(' or ');
    return lines.map(({ facts, outcome }) => ({ facts: [name, ...facts], outcome }));
  });
}

function outcomeOf(role: Role, known: Partial<ReportFacts>): string {
  const person = { userId: ME, role, clientId: role === 'client' ? COMPANY : null };
  const report: ReportFacts = {
    user_id: OTHER,
    es_estatico: false,
    habilitado: true,
    editable: 'false',
    auditorio: { todos: false, clientIds: [] },
    ...known,
  };
  const sees = canSeeReport(person, report);
  const can = reportAbilities(person, report);
  const uses = Object.values(USES).map((may) => may(person, report));
  return [sees, ...[...ABILITIES.map((ability) => can[ability]), ...uses].map((may) => sees && may)]
    .map((may) => (may ? '✓' : '–'))
    .join(' | ');
}
