import { sql } from 'kysely';
import { daysAgo, type Pruning, pruning } from '../../platform/database/prune-rows.ts';

/** Days that evidence waits for the save of its certificate; the sweeper removes its bytes afterwards. */
const EVIDENCE_DAYS = 1;

export const incidentRetention: Record<string, Pruning> = {
  capture_evidence: pruning(
    'capture_evidence',
    (organization) => sql`
      select ctid from capture_evidence
      where organization_id = ${organization} and created_at < ${daysAgo(EVIDENCE_DAYS)}
    `,
  ),
};
