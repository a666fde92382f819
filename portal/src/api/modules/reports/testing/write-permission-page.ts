/** `npm run permissions`: writes docs/report-permissions.md anew. */
import { writeFile } from 'node:fs/promises';
import { PERMISSION_PAGE, permissionPage } from './permission-table.ts';

await writeFile(PERMISSION_PAGE, permissionPage());
