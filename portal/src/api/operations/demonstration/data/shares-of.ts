import {
  DEMO_EMPLOYEES,
  DEMO_ORGANIZATIONS,
  type DemoClient,
  type DemoOrganization,
  type DemoPaysheet,
} from './organizations.ts';

/** A payroll and its number of employees. */
export type Share = {
  organization: DemoOrganization;
  client: DemoClient;
  paysheet: DemoPaysheet;
  paysheetNumber: number;
  people: number;
};

/** Distributes the total number of employees over all payrolls in proportion. */
export function sharesOf(employees: number): Share[] {
  const shares: Share[] = [];
  let people = 0;
  let given = 0;
  for (const organization of DEMO_ORGANIZATIONS)
    for (const client of organization.clients)
      for (const paysheet of client.paysheets) {
        people += paysheet.people;
        const upTo = Math.floor((people * employees) / DEMO_EMPLOYEES);
        shares.push({ organization, client, paysheet, paysheetNumber: shares.length, people: upTo - given });
        given = upTo;
      }
  return shares;
}

/** The index of a client's first payroll among all. */
export function paysheetNumberOf(client: DemoClient): number {
  const clients = DEMO_ORGANIZATIONS.flatMap((one) => one.clients);
  const before = clients.slice(0, clients.indexOf(client));
  return before.reduce((sum, { paysheets }) => sum + paysheets.length, 0);
}
