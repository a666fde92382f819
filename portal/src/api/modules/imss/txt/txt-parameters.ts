import { z } from 'zod';

/** What a request of files for SUA is asked with beside its payroll, registro and days. */
export const txtParameters = z.object({ inasistencias: z.boolean(), solo_completos: z.boolean() });
