/**
 * The reports of the demonstration as they are the day after its first start: read back and found equal. Otherwise each
 * portal of a run proves all forty of them beside the first tests, which costs a core more than a minute.
 */
import { openOrganization } from '../../portal/open-organization.ts';

/** An account of each of the demonstration's organizations. */
const ACCOUNTS = ['admin@lienzo.test', 'admin@norte.test'];

/** @param ownerUrl the database that the demonstration was loaded into a moment ago. */
export async function proveDemonstration(ownerUrl: string): Promise<void> {
  for (const mail of ACCOUNTS) {
    await using database = await openOrganization(ownerUrl, mail);
    const { rowCount } = await database.query(
      `insert into report_proofs (organization_id, report_id, version, state, row_count, value_count, has_more, differences)
       select organization_id, id, updated_at, 'proved', 1, 1, false, '[]' from reports
       on conflict do nothing`,
    );
    if (rowCount === 0) throw new Error(`the organization of ${mail} has no report`);
  }
}
