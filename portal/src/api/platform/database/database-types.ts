/**
 * The tables as Kysely sees them; the migrations are authoritative and the integration tests compare the two.
 * On reading (see `column-parsers.ts`): numeric -> decimal string, date -> `YYYY-MM-DD`, timestamptz -> ISO instant,
 * jsonb -> parsed but unknown JSON. Never a float for money, never a Date.
 */
import type { AccountTables } from './tables/account-tables.ts';
import type { DirectoryTables } from './tables/directory-tables.ts';
import type { ImssTables } from './tables/imss-tables.ts';
import type { PayrollTables } from './tables/payroll-tables.ts';
import type { ReportTables } from './tables/report-tables.ts';

export type Database = AccountTables & PayrollTables & ImssTables & ReportTables & DirectoryTables;
